import type { Location } from '#features/catalog/location/rules/location.ts'
import type { Shop } from '../shop-context.ts'
import { DEFAULT_VISITOR } from '../visitor.ts'
import type { PlaceCheck } from './check-place.ts'

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
