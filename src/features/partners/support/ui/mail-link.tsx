import type { MouseEvent } from 'react'
import { type ComponentType, useRef, useState } from 'react'
import { mailto } from '../rules/mail-providers.ts'
import type { MailPanelProps } from './mail-panel.tsx'

interface Props {
  readonly address: string
  readonly subject?: string | undefined
  /** the address itself when left out */
  readonly children?: string
  readonly className?: string
}

/**
 * An email link that lets the shopper choose a mail provider (L-MAILPROV): many people have no mail program
 * for
 * `mailto:`. Without script, and when the list cannot be fetched, it is the plain link.
 */
export function MailLink({ address, subject, children = address, className }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const [Panel, setPanel] = useState<ComponentType<MailPanelProps>>()
  const [open, setOpen] = useState(false)
  const href = mailto({ to: address, subject })

  const choose = (event: MouseEvent): void => {
    event.preventDefault()
    setOpen(!open)
    if (!Panel)
      import('./mail-panel.tsx').then(
        ({ MailPanel }) => setPanel(() => MailPanel),
        () => window.location.assign(href),
      )
  }
  return (
    <>
      <a ref={link} className={className} href={href} aria-haspopup="dialog" onClick={choose}>
        {children}
      </a>
      {open && Panel && link.current && (
        <Panel anchor={link.current} address={address} subject={subject} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
