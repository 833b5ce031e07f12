import { milesBetween, type Point } from '#features/catalog/location/rules/transit.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { MOST_MILES } from './listing.ts'

/** The area of an installer: a distance around the base, and single ZIP codes beside it. */
export interface ServiceArea extends Point {
  radiusMiles: number
  extraZips: readonly string[]
}

/** Degrees of latitude in a mile are the same everywhere; those of longitude grow toward the poles. */
const MILES_A_DEGREE = 69
/** Alaska's northernmost ZIP code is at 71.3°. */
const FEWEST_COS = Math.cos((72 * Math.PI) / 180)

/** The degrees around a place that hold every base which may serve it. */
export function boxAround({ lat, lng }: Point): { south: number; north: number; west: number; east: number } {
  const up = MOST_MILES / MILES_A_DEGREE + 0.05
  const aside = up / Math.max(FEWEST_COS, Math.cos((lat * Math.PI) / 180))
  return { south: lat - up, north: lat + up, west: lng - aside, east: lng + aside }
}

/** The miles from an installer's base to a place that the installer serves; undefined when it does not. */
export function milesToServed(area: ServiceArea, place: Point & { zip: string }): number | undefined {
  const miles = milesBetween(area, place)
  return miles <= area.radiusMiles || area.extraZips.includes(place.zip) ? miles : undefined
}

/** Published feedback of an installer. */
interface Rating {
  /** mean of 1 to 5; null without feedback */
  stars: number | null
  count: number
}

// One rating of five must not rank above thirty ratings of 4.8, so every installer begins with three fours.
const FIRST_STARS = 4
const FIRST_COUNT = 3
const weighed = ({ stars, count }: Rating): number =>
  ((stars ?? 0) * count + FIRST_STARS * FIRST_COUNT) / (count + FIRST_COUNT)

interface Ranked {
  name: string
  miles: number
  rating: Rating
}

/** Sorts by rating, then by distance, then by name. */
export const byRating = (a: Ranked, b: Ranked): number =>
  weighed(b.rating) - weighed(a.rating) ||
  a.miles - b.miles ||
  a.name.localeCompare(b.name, merchant().locale)
