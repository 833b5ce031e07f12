import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CardView } from '#features/catalog/catalog/ui/card/product-card.tsx'
import type { Listing } from '#features/choosing/search/rules/listing/listing.ts'
import { listingUrl } from '#features/choosing/search/rules/listing/search-params.ts'
import type { ListingView } from '#features/choosing/search/ui/listing-view.ts'
import { NeedBar } from '#features/choosing/search/ui/need-bar.tsx'
import { homeText } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useHomeNeed } from './saved-home-need.ts'

const StoreSizer = lazyPart(async () => (await import('./store-sizer.tsx')).StoreSizer)

const CardGauge = lazy(() =>
  import('#features/choosing/sizing/ui/fit-gauges.tsx').then((module) => ({ default: module.CardGauge })),
)

/** Asks for a list again when it was rendered for another home than this browser's. */
export function useListOfHome({ action, listing, home }: ListingView): void {
  const saved = useHomeNeed()
  const navigate = useNavigate()
  const [known, own] = [home?.text ?? '', saved ? homeText(saved) : '']
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pair of homes is asked about once
  useEffect(() => {
    if (known !== own) void navigate(listingUrl(action, listing), { replace: true, preventScrollReset: true })
  }, [known, own])
}

/** Above a list of equipment: the visitor's home, and how many of the products fit it. */
export function ListNeed({ view, listing }: { readonly view: ListingView; readonly listing: Listing }) {
  const saved = useHomeNeed()
  const [isOpen, setOpen] = useState(false)
  const showFitting = (): void => {
    setOpen(false)
    document.getElementById('results')?.scrollIntoView({ block: 'start' })
  }
  return (
    <NeedBar view={view} listing={listing} isOpen={isOpen} onOpen={setOpen}>
      <StoreSizer saved={saved} onAnswer={showFitting} />
    </NeedBar>
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
