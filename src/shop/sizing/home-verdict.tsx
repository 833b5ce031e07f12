import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { EMPTY_LISTING } from '#features/choosing/search/rules/listing/listing.ts'
import { listingUrl } from '#features/choosing/search/rules/listing/search-params.ts'
import { homeLine } from '#features/choosing/sizing/home-line.ts'
import { needTexts as texts } from '#features/choosing/sizing/need-texts.ts'
import { decisiveFit } from '#features/choosing/sizing/rules/fit.ts'
import { upToThousand } from '#lib/numbers.ts'
import { fitPercent, judgeFit } from '#ui/gauge/fit.ts'
import { Link } from '#ui/link/link.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { FIT_ICONS } from '../product/size-fit.tsx'
import { useHomeNeed } from './saved-home-need.ts'

/** Whether equipment fits the visitor's home, in one line; nothing without a home or a capacity. */
export function HomeVerdict({ capacity }: { readonly capacity: Capacity | null | undefined }) {
  const saved = useHomeNeed()
  const fit = saved && capacity ? decisiveFit(capacity, saved.need) : null
  if (!saved || !fit) return null
  const percent = fitPercent(fit.needs, fit.has)
  const judged = judgeFit(percent)
  return (
    <p>
      <StateWord state={judged === 'fits' ? 'ok' : 'warn'} icon={FIT_ICONS[judged]}>
        {texts.verdict(judged, percent)}
      </StateWord>{' '}
      <span className="meta">{texts.share(fit.by, percent, upToThousand(fit.needs))}</span>
    </p>
  )
}

/** The lists of what fits the visitor's home, for a tool that asks for a model; nothing without a home. */
export function HomeLists({ types }: { readonly types: readonly string[] }) {
  const saved = useHomeNeed()
  if (!saved) return null
  return (
    <p>
      {texts.fitting(homeLine(saved))}{' '}
      {types.map((type, index) => (
        <span key={type}>
          {index > 0 && ' · '}
          <Link href={listingUrl('/search', { ...EMPTY_LISTING, filters: { type: [type], attributes: {} } })}>
            {type}
          </Link>
        </span>
      ))}
    </p>
  )
}
