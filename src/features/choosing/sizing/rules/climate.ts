import { milesBetween, type Point } from '#features/catalog/location/rules/transit.ts'
import type { YearWeather } from './bills/weather.ts'
import type { DesignClimate } from './load.ts'

/** Climate regions of the Building America program. */
export const CLIMATE_REGIONS = ['hot-humid', 'mixed-humid', 'cold', 'hot-dry', 'marine', 'unknown'] as const
export type ClimateRegion = (typeof CLIMATE_REGIONS)[number]

export interface Station extends YearWeather {
  /** base 65 °F */
  coolingDegreeDays: number
  /** cold water in its coldest month, °F: the relation of Burch and Christensen */
  coldestWaterF: number
  lat: number
  lng: number
  elevationFt: number
  heat99F: number
  cool1F: number
  name: string
}

/** The weather of a station farther away may differ too much. */
const MOST_MILES = 75

/** The nearest station within 75 miles. */
export function nearestStation(
  stations: readonly Station[],
  place: Point,
): { station: Station; miles: number } | undefined {
  let best: { station: Station; miles: number } | undefined
  for (const station of stations) {
    const miles = milesBetween(station, place)
    if (miles <= MOST_MILES && (best === undefined || miles < best.miles)) best = { station, miles }
  }
  return best
}

const DRY_COLD: ReadonlySet<string> = new Set([
  'CO',
  'UT',
  'WY',
  'MT',
  'ID',
  'NV',
  'NM',
  'AZ',
  'CA',
  'OR',
  'WA',
  'AK',
])
const EAST_OF_DRY: ReadonlySet<string> = new Set(['TX', 'OK', 'KS', 'NE', 'SD', 'ND'])

/** °F of a winter's design day below which a dry place counts as cold. */
const DRY_COLD_F = 20

/** A place with dry summers and cold winters: a heat pump may be larger there (Manual S). */
export const isDryCold = ({ grains, heat99F }: Pick<DesignClimate, 'grains' | 'heat99F'>): boolean =>
  grains <= 0 && heat99F < DRY_COLD_F

/** Daily range in °F and moisture in grains by region: means of 28 stations of the TMY3 weather files. */
export function summerOf(
  region: ClimateRegion,
  state: string,
): Pick<DesignClimate, 'dailyRangeF' | 'grains'> {
  if (state === 'HI') return { dailyRangeF: 12, grains: 35 }
  switch (region) {
    case 'hot-humid':
      return { dailyRangeF: 16, grains: 50 }
    case 'mixed-humid':
      return { dailyRangeF: 18, grains: 38 }
    case 'cold':
      return DRY_COLD.has(state) ? { dailyRangeF: 27, grains: 0 } : { dailyRangeF: 19, grains: 32 }
    case 'hot-dry':
      return { dailyRangeF: 23, grains: EAST_OF_DRY.has(state) ? 10 : 0 }
    case 'marine':
      return { dailyRangeF: 20, grains: 0 }
    default:
      return { dailyRangeF: 20, grains: 25 }
  }
}
