import { merchant } from '#lib/merchant/merchant.ts'
import { isLower48, MAX_TRANSIT_DAYS } from './location.ts'

/** A point on the earth, in degrees. */
export interface Point {
  lat: number
  lng: number
}

export const EARTH_RADIUS_MILES = 3_958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle miles between two points (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The destination of a shipment. */
interface Destination extends Point {
  /** two letters */
  state: string
  /** far from any city: see `findRural` in the location rules */
  rural: boolean
}

/** Where every order leaves. */
export const WAREHOUSE: Point = merchant().warehouses[0]

// Road miles are taken as 1.2 × the great circle. Bands and rural day are our engineering default, 2026-11,
// until a carrier's own table replaces them.
const ROAD_FACTOR = 1.2
const RURAL_EXTRA_DAYS = 1
const BANDS: readonly (readonly [miles: number, days: number])[] = [
  [250, 1],
  [600, 2],
  [1_000, 3],
  [1_600, 4],
  [Number.POSITIVE_INFINITY, 5],
]

/**
 * Business days in transit, which is also the price zone; null where we quote by phone (Alaska, Hawaii,
 * abroad).
 */
export function transitDays(to: Destination): number | null {
  if (!isLower48(to.state)) return null
  const miles = ROAD_FACTOR * milesBetween(WAREHOUSE, to)
  const days = BANDS.find(([limit]) => miles <= limit)?.[1] ?? MAX_TRANSIT_DAYS
  return Math.min(MAX_TRANSIT_DAYS, days + (to.rural ? RURAL_EXTRA_DAYS : 0))
}
