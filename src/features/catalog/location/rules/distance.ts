/** A point on the earth, in degrees. */
export interface Point {
  lat: number
  lng: number
}

const EARTH_RADIUS_MILES = 3_958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle miles between two points (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}
