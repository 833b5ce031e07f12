import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CardView } from '#features/catalog/ui/card/product-card.tsx'
import { changeFilters } from '#features/search/rules/facets/filters.ts'
import { hasValues, placeFilters, withValues } from '#features/search/rules/facets/place-filters.ts'
import type { Listing, Values } from '#features/search/rules/listing/listing.ts'
import type { GroupView, ListingView } from '#features/search/ui/listing-view.ts'
import { NeedBar } from '#features/search/ui/need-bar.tsx'
import { texts as searchTexts } from '#features/search/ui/texts.ts'
import { betterWords } from '#features/sizing/better-words.ts'
import { needTexts as texts } from '#features/sizing/need-texts.ts'
import { fitFilters } from '#features/sizing/rules/fit.ts'
import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import { useHomeNeed } from './saved-home-need.ts'
import { StoreSizer } from './store-sizer.tsx'

const CardGauge = lazy(() =>
  import('#features/sizing/ui/fit-gauges.tsx').then((module) => ({ default: module.CardGauge })),
)

interface ListNeedProps {
  readonly listing: Listing
  readonly groups: readonly GroupView[]
  readonly onChange: (listing: Listing) => void
}

/**
 * Above a list of equipment: the load of the visitor's home, and a filter for products that fit it and may be
 * installed there.
 */
export function ListNeed({ listing, groups, onChange }: ListNeedProps) {
  const saved = useHomeNeed()
  const [isOpen, setOpen] = useState(false)
  const showFitting = (answered: SavedNeed): void => {
    setOpen(false)
    onChange(
      changeFilters(listing, withValues(listing.filters, homeFilters(answered, listing, groups), true)),
    )
    document.getElementById('results')?.scrollIntoView({ block: 'start' })
  }
  return (
    <NeedBar
      home={
        saved
          ? {
              words: <HomeWords saved={saved} />,
              filters: homeFilters(saved, listing, groups),
            }
          : undefined
      }
      listing={listing}
      onChange={onChange}
      isOpen={isOpen}
      onOpen={setOpen}
    >
      <StoreSizer saved={saved} onAnswer={showFitting} />
    </NeedBar>
  )
}

/** The filters of a list that leave what fits a home and may be installed there. */
function homeFilters(
  saved: SavedNeed,
  listing: Listing,
  groups: readonly Pick<GroupView, 'key'>[],
): Readonly<Record<string, Values>> {
  const attributes = [
    ...new Set([...groups.map(({ key }) => key.slice(1)), ...Object.keys(listing.filters.attributes)]),
  ]
    .map(Number)
    .filter(Boolean)
  return { ...fitFilters(saved.need, attributes), ...placeFilters(saved, attributes) }
}

/** "17 fit your home in Chicago" while the list shows only what fits; otherwise the list's own title. */
export function ListTitle({ view, children }: { readonly view: ListingView; readonly children: ReactNode }) {
  const saved = useHomeNeed()
  const { listing, groups, total } = view
  const fits = saved !== null && total > 0 && hasValues(listing.filters, homeFilters(saved, listing, groups))
  return fits ? searchTexts.fit(total, saved.place.split(',')[0] ?? '') : children
}

function HomeWords({ saved: { form, need, place, by } }: { readonly saved: SavedNeed }) {
  return (
    <>
      <b className="strong">{texts.home(form.squareFeet, form.numFloors, form.basement === 'yes')}</b>,{' '}
      {place}
      {texts.by[by ?? 'whole']}. {texts.needLine(need.heatingBtuRounded, need.coolingBtu)},{' '}
      {texts.systems(need.systems, need.tons)}. {betterWords(need)}
    </>
  )
}

/**
 * In a card: its capacity compared with the visitor's load. When there is a saved load, the space is reserved
 * from the first paint; otherwise it takes no space.
 */
export function CardFit({ card }: { readonly card: CardView }) {
  const saved = useHomeNeed()
  const { capacity } = card
  if (!capacity) return null
  return (
    <div className="fit-slot">
      {saved && (
        <Suspense>
          <CardGauge capacity={capacity} need={saved.need} />
        </Suspense>
      )}
    </div>
  )
}
