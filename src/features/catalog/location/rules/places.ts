import { STATE_FIPS } from './states.ts'
import { milesBetween, type Point } from './transit.ts'
import { isFiveDigits, statesOfZip } from './zip-states.ts'

/** One zip and its place. */
export interface ZipPlace {
  zip: string
  city: string
  state: string
  county: string
  /** state and county, five digits; empty for military mail */
  countyFips: string
  lat: number
  lng: number
  /** more than 60 miles from a city */
  rural: boolean
}

/**
 * One line of the GeoNames postal file (tab separated); undefined when the line is not a place. The file
 * names many post offices of military mail after the wrong region or none ("APO AA" in Korea, "APO STA"), so
 * their region follows from the ZIP code.
 */
export function parsePlace(line: string): Omit<ZipPlace, 'rural'> | undefined {
  const [, zip = '', name = '', , stateCode = '', county = '', countyCode = '', , , lat = '', lng = ''] =
    line.split('\t')
  const isMilitary = stateCode === '' && /^[AFD]PO\b/.test(name)
  const state = isMilitary ? (statesOfZip(zip)[0] ?? '') : stateCode
  if (!isFiveDigits(zip) || state === '' || lat === '' || lng === '') return undefined
  return {
    zip,
    city: isMilitary ? name.slice(0, 'APO'.length) : name,
    state,
    county,
    countyFips: countyCode && STATE_FIPS[state] ? STATE_FIPS[state] + countyCode : '',
    lat: Number(lat),
    lng: Number(lng),
  }
}

const CITY_ZIPS = 4
const RURAL_MILES = 60
const MILES_PER_DEGREE = 69

/**
 * The zips more than 60 miles from a city, where a truck needs a day more. A city is a place name with at
 * least four zips of its own: our stand-in for 50,000 people, as the places carry no population (engineering
 * default).
 */
export function findRural(places: readonly Omit<ZipPlace, 'rural'>[]): Set<string> {
  const byName = Map.groupBy(places, (place) => `${place.city}|${place.state}`)
  const cities = Map.groupBy(
    [...byName.values()].filter((zips) => zips.length >= CITY_ZIPS).map((zips) => zips[0]!),
    cellOf,
  )
  return new Set(
    places
      .filter(
        (place) =>
          !nearbyCells(place).some((cell) =>
            cities.get(cell)?.some((city) => milesBetween(place, city) <= RURAL_MILES),
          ),
      )
      .map((place) => place.zip),
  )
}

const cellOf = (point: Point): string => `${Math.floor(point.lat)}:${Math.floor(point.lng)}`

// Cells of one degree: 60 miles reach one cell north and south, and up to three east and west at Alaska's
// latitude.
function nearbyCells(point: Point): string[] {
  const reach = Math.ceil(RURAL_MILES / (MILES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)))
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return [-1, 0, 1].flatMap((dLat) =>
    offsets.map((dLng) => cellOf({ lat: point.lat + dLat, lng: point.lng + dLng })),
  )
}
