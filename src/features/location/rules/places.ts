import type { Point } from './distance.ts'

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

// Census Bureau state codes (ANSI INCITS 38).
const STATE_FIPS: Readonly<Record<string, string>> = {
  AL: '01',
  AK: '02',
  AZ: '04',
  AR: '05',
  CA: '06',
  CO: '08',
  CT: '09',
  DE: '10',
  DC: '11',
  FL: '12',
  GA: '13',
  HI: '15',
  ID: '16',
  IL: '17',
  IN: '18',
  IA: '19',
  KS: '20',
  KY: '21',
  LA: '22',
  ME: '23',
  MD: '24',
  MA: '25',
  MI: '26',
  MN: '27',
  MS: '28',
  MO: '29',
  MT: '30',
  NE: '31',
  NV: '32',
  NH: '33',
  NJ: '34',
  NM: '35',
  NY: '36',
  NC: '37',
  ND: '38',
  OH: '39',
  OK: '40',
  OR: '41',
  PA: '42',
  RI: '44',
  SC: '45',
  SD: '46',
  TN: '47',
  TX: '48',
  UT: '49',
  VT: '50',
  VA: '51',
  WA: '53',
  WV: '54',
  WI: '55',
  WY: '56',
  MH: '68',
}

const MILITARY = /^(.*) (AA|AE|AP)$/

/** One line of the GeoNames postal file (tab separated); undefined when the line is not a place. */
export function parsePlace(line: string): Omit<ZipPlace, 'rural'> | undefined {
  const [, zip = '', name = '', , stateCode = '', county = '', countyCode = '', , , lat = '', lng = ''] =
    line.split('\t')
  const military = MILITARY.exec(name)
  const state = stateCode || (military?.[2] ?? '')
  if (!/^\d{5}$/.test(zip) || state === '' || lat === '' || lng === '') return undefined
  return {
    zip,
    city: military && !stateCode ? military[1]! : name,
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
            cities.get(cell)?.some((city) => miles(place, city) <= RURAL_MILES),
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

// Flat-earth distance: within 60 miles it is right to a fraction of a percent.
const miles = (a: Point, b: Point): number =>
  MILES_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))
