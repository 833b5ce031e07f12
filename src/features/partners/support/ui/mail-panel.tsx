import { useState } from 'react'
import { AnchoredPanel } from '#ui/popover/anchored-panel.tsx'
import { mailProviders, mailto } from '../rules/mail-providers.ts'
import { supportTexts as texts } from './texts.ts'

export interface MailPanelProps {
  readonly anchor: HTMLElement
  readonly address: string
  readonly subject?: string | undefined
  readonly onClose: () => void
}

/** Ways to write to an address: three web mails, the device's mail program, or copying the address. */
export function MailPanel({ anchor, address, subject, onClose }: MailPanelProps) {
  const letter = { to: address, subject }
  return (
    <AnchoredPanel anchor={anchor} title={texts.writeWith} onClose={onClose}>
      <ul className="mail-choices">
        {mailProviders(letter).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={mailto(letter)} onClick={onClose}>
            {texts.mailApp}
          </a>
        </li>
        <li>
          <Copy address={address} />
        </li>
      </ul>
    </AnchoredPanel>
  )
}

/** Copies the address; when the browser forbids that, shows it selected to copy by hand. */
function Copy({ address }: { address: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'forbidden'>('idle')
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('forbidden'),
    )
  }
  if (state === 'forbidden')
    return (
      <input
        className="input"
        readOnly
        aria-label={texts.email}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
    )
  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{state === 'copied' ? texts.copied : texts.copy(address)}</span>
    </button>
  )
}
