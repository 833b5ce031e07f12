import type { ReactNode } from 'react'
import { texts } from '#features/catalog/compliance/ui/texts.ts'
import { type Location, placeOf } from '#features/catalog/location/rules/location.ts'
import { useAnswer } from '#lib/react/use-answer.ts'
import { type Shop, useShop, type Visitor } from '../shop-context.ts'
import { texts as shopTexts } from '../texts.ts'
import { DEFAULT_VISITOR, useVisitor } from '../visitor.ts'
import type { PlaceCheck } from './check-place.ts'

/**
 * The visitor's place, as calls name it; null while the visitor has not named a place, so no rules can be
 * checked.
 */
export function useZipOfPlace(): string | null {
  const { location, knowsPlace } = useVisitor()
  return knowsPlace ? placeOf(location) : null
}

/**
 * The verdicts on a product at the visitor's place: undefined until the answer arrives, null when the call
 * failed.
 */
export function usePlaceCheck(
  id: string,
  zip: string | null,
  detail: boolean,
): PlaceCheck | null | undefined {
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

/**
 * The verdict that forbids a product at the visitor's place, for the buy box of its page; undefined when none
 * does. The call is the one that `ProductRules` makes.
 */
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
  const why = check.verdicts.find(({ outcome }) => outcome === 'blocked')?.why ?? ''
  return <ForbiddenMark place={check.zip} why={why} />
}

/** Why a product may not be installed at a place. */
export const ForbiddenMark = ({ place, why }: { place: string; why: string }) => (
  <span className="forbidden">
    <b className="bad">{texts.blocked(place)}</b>
    {`. ${why}`}
  </span>
)

/** A loader's data about the place of its page. */
export interface LoadedPlace {
  location: Location
  check: PlaceCheck | null
}

/** The place that one of the loaders of a page rendered it for; undefined on shared pages. */
export function pagePlaceOf(loaderData: readonly unknown[]): Shop['pagePlace'] {
  for (const data of loaderData) {
    const here = hasPlace(data) ? data.here : null
    if (here)
      return { visitor: { ...DEFAULT_VISITOR, location: here.location, knowsPlace: true }, check: here.check }
  }
  return undefined
}

const hasPlace = (data: unknown): data is { here: LoadedPlace | null } =>
  typeof data === 'object' && data !== null && 'here' in data

/**
 * The place of a visitor in two lines. Until the visitor gives a ZIP code, the place that prices and dates
 * are for is called an example.
 */
export const shownPlace = ({ location, knowsPlace }: Pick<Visitor, 'location' | 'knowsPlace'>) =>
  knowsPlace
    ? { name: location.label, note: shopTexts.placeIsYours }
    : { name: shopTexts.enterZip, note: shopTexts.placeIsExample(location.city, location.zipcode) }
