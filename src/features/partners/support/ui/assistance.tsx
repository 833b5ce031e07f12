import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Link } from '#ui/link/link.tsx'
import { supportTexts as texts } from './texts.ts'

interface Props {
  readonly onClose: () => void
  /** origin of the partner portal; undefined for shoppers */
  readonly portalOrigin?: string | undefined
  readonly children: ReactNode
}

/**
 * The shopping-assistance sidebar (L-ASSIST): the tools, those of partners, then how to reach a person. A
 * link closes it.
 */
export function Assistance({ onClose, portalOrigin, children }: Props) {
  return (
    <Dialog open sheet title={texts.assistance} onClose={onClose}>
      <p className="meta">{texts.assistanceWhy}</p>
      <ul className="help-links">
        {texts.tools.map(([name, href, what]) => (
          <li key={href}>
            <Link href={href} onClick={onClose}>
              <b>{name}</b>
              <span className="meta">{what}</span>
            </Link>
          </li>
        ))}
      </ul>
      {portalOrigin && <PartnerTools origin={portalOrigin} />}
      {children}
    </Dialog>
  )
}

/**
 * Tools of the partner portal, set apart; they open in the top window, because the portal frames the store.
 */
const PartnerTools = ({ origin }: { readonly origin: string }) => (
  <section className="aids-partner" aria-labelledby="partner-tools">
    <h3 id="partner-tools" className="plate-label">
      {texts.partnerTools}
    </h3>
    <ul className="help-links">
      {texts.partnerLinks.map(([name, path]) => (
        <li key={path}>
          <a href={origin + path} target="_top">
            <b>{name}</b>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
