import { Link, useLocation } from 'react-router'
import { texts as agingTexts } from './aging-texts.ts'
import { texts } from './texts.ts'

const PAGES = [
  { to: '/money', name: texts.title },
  { to: '/money/days', name: texts.days.title, parts: ['/money/day'] },
  { to: '/money/journal', name: texts.journal },
  { to: '/money/tax', name: texts.taxReport },
  { to: '/money/aging', name: agingTexts.title },
] satisfies readonly { to: string; name: string; parts?: readonly string[] }[]

/** The pages about money, above each of them. */
export function MoneyNav() {
  const { pathname } = useLocation()
  return (
    <nav className="segmented no-print" aria-label={texts.pages}>
      {PAGES.map(({ to, name, parts }) => (
        <Link
          key={to}
          to={to}
          discover="none"
          aria-current={pathname === to ? 'page' : parts?.includes(pathname) ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
