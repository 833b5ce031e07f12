import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Link } from '#ui/link/link.tsx'
import { supportTexts as texts } from './texts.ts'

/** The shopping-assistance sidebar (L-ASSIST): the tools, then how to reach a person. A link closes it. */
export function Assistance({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <Dialog open sheet title={texts.assistance} onClose={onClose}>
      <p className="meta">{texts.assistanceWhy}</p>
      <ul className="aids">
        {texts.tools.map(([name, href, what]) => (
          <li key={href}>
            <Link href={href} onClick={onClose}>
              <b>{name}</b>
              <span className="meta">{what}</span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  )
}
