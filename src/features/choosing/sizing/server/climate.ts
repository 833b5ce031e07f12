import type { YearWeather } from '../rules/bills/weather.ts'
import { nearestStation, type Station, summerOf } from '../rules/climate.ts'
import type { DesignClimate } from '../rules/load.ts'
import { climateTable } from './climate-table.ts'

/** A place on the map of counties. */
export interface MapPlace {
  state: string
  countyFips: string
  lat: number
  lng: number
}

/** The design climate of a place and where it was measured. */
export interface PlaceClimate extends DesignClimate {
  /** null when no station is near: then the medians of the state are used */
  station: { name: string; miles: number } | null
  /** null without a station */
  year: (YearWeather & Pick<Station, 'coolingDegreeDays' | 'coldestWaterF'>) | null
}

/** The design climate of a place; undefined where we have no data (territories, military mail). */
export function climateOf(place: MapPlace): PlaceClimate | undefined {
  const { stations, states } = climateTable.current().value
  const state = states.get(place.state)
  if (state === undefined) return undefined
  const region = state.regionByCounty.get(place.countyFips.slice(2)) ?? state.regionOfMostCounties
  const summer = summerOf(region, place.state)
  const nearest = nearestStation(stations, place)
  if (nearest === undefined)
    return {
      ...summer,
      heat99F: state.heat99F,
      cool1F: state.cool1F,
      elevationFt: 0,
      station: null,
      year: null,
    }
  const { heat99F, cool1F, elevationFt, name, meanF, heatingDegreeDays, coolingDegreeDays, coldestWaterF } =
    nearest.station
  return {
    ...summer,
    heat99F,
    cool1F,
    elevationFt,
    station: { name, miles: Math.round(nearest.miles) },
    year: { meanF, heatingDegreeDays, coolingDegreeDays, coldestWaterF },
  }
}
