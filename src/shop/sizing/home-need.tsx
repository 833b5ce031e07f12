import { lazy, Suspense, useState } from 'react'
import type { CardView } from '#features/catalog/ui/card/product-card.tsx'
import { placeFilters } from '#features/search/rules/facets/place-filters.ts'
import type { Listing } from '#features/search/rules/listing/listing.ts'
import type { GroupView } from '#features/search/ui/listing-view.ts'
import { NeedBar } from '#features/search/ui/need-bar.tsx'
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
  const attributes = [
    ...new Set([...groups.map(({ key }) => key.slice(1)), ...Object.keys(listing.filters.attributes)]),
  ]
    .map(Number)
    .filter(Boolean)
  return (
    <NeedBar
      home={
        saved
          ? {
              words: <HomeWords saved={saved} />,
              filters: { ...fitFilters(saved.need, attributes), ...placeFilters(saved, attributes) },
            }
          : undefined
      }
      listing={listing}
      onChange={onChange}
      isOpen={isOpen}
      onOpen={setOpen}
    >
      <StoreSizer saved={saved} />
    </NeedBar>
  )
}

function HomeWords({ saved: { form, need, place } }: { readonly saved: SavedNeed }) {
  return (
    <>
      <b className="strong">{texts.home(form.squareFeet, form.numFloors, form.basement === 'yes')}</b>,{' '}
      {place}. {texts.needLine(need.heatingBtuRounded, need.coolingBtu)},{' '}
      {texts.systems(need.systems, need.tons)}.
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
