import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { texts } from '#features/compliance/texts.ts'
import { DEFAULT_LOCATION } from '#features/location/rules/location.ts'
import { useVisitor } from '../visitor.ts'
import type { PlaceCheck } from './check-place.ts'

const PlaceVerdict = lazy(() =>
  import('#features/compliance/ui/place-verdict.tsx').then((module) => ({ default: module.PlaceVerdict })),
)

/** What the rules of the visitor's place say of a product: undefined until it is known, null when nobody could say. */
function usePlaceCheck(id: string, zip: string | null, detail: boolean): PlaceCheck | null | undefined {
  const [check, setCheck] = useState<PlaceCheck | null>()
  useEffect(() => {
    let here = true
    setCheck(undefined)
    if (zip !== null)
      import('./check-place.ts')
        .then(({ checkFor }) => checkFor(zip, id, detail))
        .then(
          (found) => here && setCheck(found ?? null),
          () => here && setCheck(null),
        )
    return () => {
      here = false
    }
  }, [id, zip, detail])
  return check
}

/** On a product's page: may it be installed where the visitor is, and why. Its room is kept from the start. */
export function ProductRules({ id }: { readonly id: string }) {
  const zip = useVisitor().location.zipcode
  const check = usePlaceCheck(id, zip, true)
  const waits = <p className="meta">{texts.checking}</p>
  return (
    <div className="verdict" aria-live="polite">
      {check === null ? (
        <p className="meta">{texts.unknown}</p>
      ) : check === undefined ? (
        waits
      ) : (
        <Suspense fallback={waits}>
          <PlaceVerdict check={check} />
        </Suspense>
      )}
    </div>
  )
}

/** In a list: what stands after the stock of a product that may not go to the visitor's place; the usual words otherwise. The default place is asked about nowhere. */
export function PlaceMark({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const zip = useVisitor().location.zipcode
  const check = usePlaceCheck(id, zip === DEFAULT_LOCATION.zipcode ? null : zip, false)
  return check?.outcome === 'blocked' ? <b className="bad">{texts.blocked(zip)}</b> : children
}
