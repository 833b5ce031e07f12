import { lazy, Suspense } from 'react'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { needTexts as texts } from '#features/choosing/sizing/need-texts.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { Bone, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { savePlace } from '../place/save-place.ts'
import { useShop } from '../shop-context.ts'
import { useVisitor } from '../visitor.ts'

const HomeSizer = lazy(() =>
  import('#features/choosing/sizing/ui/home-sizer.tsx').then((module) => ({ default: module.HomeSizer })),
)

/** The load calculator, fetched when it is opened. */
export function StoreSizer({
  saved,
  onAnswer,
}: {
  readonly saved: SavedNeed | null
  /** called with the load once it is calculated and saved */
  readonly onAnswer?: (answered: SavedNeed) => void
}) {
  const zip = placeOf(useVisitor().location)
  const shop = useShop()
  const { homeNeed } = shop
  const save = (answered: SavedNeed | null): void => {
    homeNeed.save(answered)
    if (!answered) return
    // Prices and dates are for the home.
    if (answered.form.zipCode !== zip) void savePlace(shop, answered.form.zipCode)
    onAnswer?.(answered)
  }
  return (
    <Suspense
      fallback={
        <Skeleton label={texts.title}>
          <Bone height="220px" />
        </Skeleton>
      }
    >
      <HomeSizer saved={saved} zip={zip} calculate={homeNeed.calculate} onSaved={save} />
    </Suspense>
  )
}
