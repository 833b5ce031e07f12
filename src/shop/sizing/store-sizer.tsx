import { lazy, Suspense } from 'react'
import { placeOf } from '#features/location/rules/location.ts'
import { needTexts as texts } from '#features/sizing/need-texts.ts'
import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import { Bone, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useShop } from '../shop-context.ts'
import { useVisitor } from '../visitor.ts'

const HomeSizer = lazy(() =>
  import('#features/sizing/ui/home-sizer.tsx').then((module) => ({ default: module.HomeSizer })),
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
  const { homeNeed } = useShop()
  const save = (answered: SavedNeed | null): void => {
    homeNeed.save(answered)
    if (answered) onAnswer?.(answered)
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
