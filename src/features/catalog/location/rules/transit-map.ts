import { CELL_MILES, LAND_CELLS, LAND_CORNER } from './data/land-cells.ts'
import { EARTH_RADIUS_MILES, type Point, transitDays, WAREHOUSE } from './transit.ts'

interface MapCell {
  /** squares from the left and from the top */
  x: number
  y: number
  /** business days from the warehouse to the middle of the square */
  days: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

// Albers' equal-area conic projection, as usual for maps of the lower 48 states: standard parallels 29.5°
// and 45.5°, middle 37.5° N 96° W.
const N = (Math.sin(radians(29.5)) + Math.sin(radians(45.5))) / 2
const C = Math.cos(radians(29.5)) ** 2 + 2 * N * Math.sin(radians(29.5))
const MIDDLE = { lat: 37.5, lng: -96 } as const
const radiusAt = (lat: number): number =>
  (EARTH_RADIUS_MILES * Math.sqrt(C - 2 * N * Math.sin(radians(lat)))) / N

/** The point of the earth at this many miles east and north of the middle of the map. */
function pointAt(east: number, north: number): Point {
  const down = radiusAt(MIDDLE.lat) - north
  const lat = Math.asin((C - ((Math.hypot(east, down) * N) / EARTH_RADIUS_MILES) ** 2) / (2 * N))
  const lng = MIDDLE.lng + (Math.atan2(east, down) / N / Math.PI) * 180
  return { lat: (lat / Math.PI) * 180, lng }
}

/** Where a point lies on the map, in squares from its left upper corner. */
export function onMap({ lat, lng }: Point): { x: number; y: number } {
  const turn = N * radians(lng - MIDDLE.lng)
  const east = radiusAt(lat) * Math.sin(turn)
  const north = radiusAt(MIDDLE.lat) - radiusAt(lat) * Math.cos(turn)
  return { x: (east - LAND_CORNER.east) / CELL_MILES, y: (LAND_CORNER.north - north) / CELL_MILES }
}

export const MAP_SIZE = {
  width: Math.max(...LAND_CELLS.map(({ length }) => length)),
  height: LAND_CELLS.length,
} as const

/** The warehouse on the map. */
export const WAREHOUSE_ON_MAP = onMap(WAREHOUSE)

/** Every square of land with the days that a truck takes there. */
export const transitCells = (): MapCell[] =>
  LAND_CELLS.flatMap((row, y) =>
    [...row].flatMap((mark, x) => {
      if (mark === ' ') return []
      const east = LAND_CORNER.east + (x + 0.5) * CELL_MILES
      const middle = pointAt(east, LAND_CORNER.north - (y + 0.5) * CELL_MILES)
      const days = transitDays({ ...middle, state: 'IL', rural: false })
      return days === null ? [] : [{ x, y, days }]
    }),
  )
