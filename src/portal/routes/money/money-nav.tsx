import { Link, useLocation } from 'react-router'
import { texts as agingTexts } from './aging-texts.ts'
import { texts as payoutTexts } from './payout-texts.ts'
import { texts } from './texts.ts'

const PAGES = [
  { to: '/money', name: texts.title },
  { to: '/money/days', name: texts.days.title, parts: ['/money/day'] },
  { to: '/money/payouts', name: payoutTexts.title, parts: ['/money/payouts/'] },
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
          aria-current={
            pathname === to ? 'page' : parts?.some((part) => pathname.startsWith(part)) ? 'true' : undefined
          }
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
