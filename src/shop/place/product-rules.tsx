import { lazy, type ReactNode, Suspense, useState } from 'react'
import { mattersForBuying } from '#features/compliance/ui/source-line.ts'
import { texts } from '#features/compliance/ui/texts.ts'
import { useAnswer } from '#kit/react/use-answer.ts'
import { Button } from '#ui/button/button.tsx'
import { useShop } from '../shop-context.ts'
import { useVisitor } from '../visitor.ts'
import type { PlaceCheck } from './check-place.ts'
import { LocationDialog } from './lazy-location-dialog.ts'

const PlaceVerdict = lazy(() =>
  import('#features/compliance/ui/place-verdict.tsx').then((module) => ({ default: module.PlaceVerdict })),
)

const PlaceRules = lazy(() =>
  import('#features/compliance/ui/place-rules.tsx').then((module) => ({ default: module.PlaceRules })),
)

/** The visitor's zip; null while the visitor has not named a place, so no rules can be checked. */
function useZipOfPlace(): string | null {
  const { location, knowsPlace } = useVisitor()
  return knowsPlace ? location.zipcode : null
}

/**
 * The verdicts on a product at the visitor's place: undefined until the answer arrives, null when the call
 * failed.
 */
function usePlaceCheck(id: string, zip: string | null, detail: boolean): PlaceCheck | null | undefined {
  const { api, pagePlace } = useShop()
  // The server that rendered the page for this place has asked already.
  const known = pagePlace?.check?.id === id && pagePlace.check.zip === zip ? pagePlace.check : undefined
  const load = async (): Promise<PlaceCheck | undefined> =>
    (await import('./check-place.ts')).checkFor(api, zip ?? '', id, detail)
  const answer = useAnswer(zip === null || known ? undefined : load, [api, id, zip, detail, known])
  if (known) return known
  if (answer.kind === 'failed') return null
  return answer.kind === 'ready' ? (answer.data ?? null) : undefined
}

/** Among a product's specifications: whether it may be installed at the visitor's place, and why. */
export function ProductRules({ id }: { readonly id: string }) {
  const zip = useZipOfPlace()
  const check = usePlaceCheck(id, zip, true)
  if (zip === null) return <AskForPlace />
  const waits = <p className="meta">{texts.checking}</p>
  return (
    <div className="place-rules" aria-live="polite">
      {check === null ? (
        <p className="meta">{texts.unknown}</p>
      ) : check === undefined ? (
        waits
      ) : (
        <Suspense fallback={waits}>
          <PlaceRules check={check} />
        </Suspense>
      )}
    </div>
  )
}

/** Beside the button: a rule of the visitor's place that forbids the product, or allows it where few are. */
export function RulesThatMatter({ id }: { readonly id: string }) {
  const check = usePlaceCheck(id, useZipOfPlace(), true)
  return (
    <div className="verdict" aria-live="polite">
      {check && mattersForBuying(check) && (
        <Suspense>
          <PlaceVerdict check={check} />
        </Suspense>
      )}
    </div>
  )
}

/** In place of a verdict, while the visitor has not named a place. */
function AskForPlace() {
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="place-rules">
      <p className="meta">
        {texts.noPlace}{' '}
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {texts.enterZip}
        </Button>
      </p>
      {choosing && <LocationDialog onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** The same for the buy box of a product's page, from the call that `ProductRules` makes. */
export function useForbiddenHere(product: { id: string; regulated: boolean }): PlaceCheck | undefined {
  const zip = useZipOfPlace()
  const check = usePlaceCheck(product.id, product.regulated ? zip : null, true)
  return check?.outcome === 'blocked' ? check : undefined
}

/**
 * The verdict that forbids a product of a list at the visitor's place; undefined when none does. It checks
 * nothing before the visitor has named a place.
 */
export function useForbidden(id: string): PlaceCheck | undefined {
  const check = usePlaceCheck(id, useZipOfPlace(), false)
  return check?.outcome === 'blocked' ? check : undefined
}

/**
 * In a list, replaces the arrival date with the reason why a product may not be installed at the visitor's
 * place.
 */
export function PlaceMark({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const check = useForbidden(id)
  if (!check) return children
  return (
    <span className="forbidden">
      <b className="bad">{texts.blocked(check.zip)}</b>
      {`. ${check.verdicts.find(({ outcome }) => outcome === 'blocked')?.why ?? ''}`}
    </span>
  )
}
