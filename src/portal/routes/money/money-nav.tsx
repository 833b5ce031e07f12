import { NavLink } from 'react-router'
import { texts as agingTexts } from './aging-texts.ts'
import { texts } from './texts.ts'

const PAGES = [
  { to: '/money', name: texts.title },
  { to: '/money/days', name: texts.days.title },
  { to: '/money/journal', name: texts.journal },
  { to: '/money/tax', name: texts.taxReport },
  { to: '/money/aging', name: agingTexts.title },
]

/** The pages about money, above each of them. */
export const MoneyNav = () => (
  <nav className="segmented no-print" aria-label={texts.pages}>
    {PAGES.map(({ to, name }) => (
      <NavLink key={to} to={to} end discover="none">
        {name}
      </NavLink>
    ))}
  </nav>
)
