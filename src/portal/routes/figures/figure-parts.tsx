import { Link, NavLink, useSearchParams } from 'react-router'
import type { Period, PresetName } from '#features/desk/figures/rules/period.ts'
import { changedSearch, FIRST_PAGE } from '../../list/define-list.ts'
import { texts } from './texts.ts'

/** The days that are shown, for the fields of the form: also the usual ones. */
export const datesOf = ({ from, to }: Period): Period => ({ from, to })

/** The two pages of figures. */
export const FigurePages = () => (
  <nav className="segmented figures-pages" aria-label={texts.pages}>
    <NavLink to="/figures" end discover="none">
      {texts.sold}
    </NavLink>
    <NavLink to="/figures/acts" discover="none">
      {texts.acts.title}
    </NavLink>
  </nav>
)

interface PresetsProps {
  readonly presets: readonly (readonly [PresetName, Period])[]
  /** the period that is shown */
  readonly shown: Period
}

/** Periods that people ask for often, as links; all else of the address stays. */
export function Presets({ presets, shown }: PresetsProps) {
  const [search] = useSearchParams()
  return (
    <nav className="segmented" aria-label={texts.presets}>
      {presets.map(([name, { from, to }]) => (
        <Link
          key={name}
          to={`?${changedSearch(search, { ...FIRST_PAGE, from, to })}`}
          discover="none"
          prefetch="intent"
          preventScrollReset
          aria-current={from === shown.from && to === shown.to ? 'true' : undefined}
        >
          {texts.preset[name]}
        </Link>
      ))}
    </nav>
  )
}
