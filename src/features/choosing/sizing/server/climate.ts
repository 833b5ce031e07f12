import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import type { YearWeather } from '../rules/bills/weather.ts'
import {
  CLIMATE_REGIONS,
  type ClimateRegion,
  nearestStation,
  type Station,
  summerOf,
} from '../rules/climate.ts'
import type { DesignClimate } from '../rules/load.ts'

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

/** The period of the stations' records and the day the table was made; shown with every result. */
export const CLIMATE_DATA = { from: 2009, to: 2023, builtOn: '2026-04-26' } as const

const FOLDER = 'src/features/choosing/sizing/server/data'

const stationRow = z
  .object({
    name: cell.text,
    latitude: cell.number,
    longitude: cell.number,
    elevation_feet: cell.number,
    heating_99_percent_f: cell.number,
    cooling_1_percent_f: cell.number,
    mean_f: cell.number,
    heating_degree_days_65_f: cell.number,
    cooling_degree_days_65_f: cell.number,
    coldest_water_f: cell.number,
  })
  .transform(
    (row): Station => ({
      lat: row.latitude,
      lng: row.longitude,
      elevationFt: row.elevation_feet,
      heat99F: row.heating_99_percent_f,
      cool1F: row.cooling_1_percent_f,
      name: row.name,
      meanF: row.mean_f,
      heatingDegreeDays: row.heating_degree_days_65_f,
      coolingDegreeDays: row.cooling_degree_days_65_f,
      coldestWaterF: row.coldest_water_f,
    }),
  )

interface StateClimate {
  state: string
  heat99F: number
  cool1F: number
  regionOfMostCounties: ClimateRegion
  /** of the other counties, by the last three digits of their FIPS codes */
  regionByCounty: ReadonlyMap<string, ClimateRegion>
}

const stateRow = z
  .object({
    state: cell.text,
    heating_99_percent_f: cell.number,
    cooling_1_percent_f: cell.number,
    region_of_most_counties: z.enum(CLIMATE_REGIONS),
    hot_humid_counties: cell.words,
    mixed_humid_counties: cell.words,
    cold_counties: cell.words,
    hot_dry_counties: cell.words,
    marine_counties: cell.words,
    unknown_counties: cell.words,
  })
  .transform((row): StateClimate => {
    const regions: readonly (readonly [ClimateRegion, readonly string[]])[] = [
      ['hot-humid', row.hot_humid_counties],
      ['mixed-humid', row.mixed_humid_counties],
      ['cold', row.cold_counties],
      ['hot-dry', row.hot_dry_counties],
      ['marine', row.marine_counties],
      ['unknown', row.unknown_counties],
    ]
    return {
      state: row.state,
      heat99F: row.heating_99_percent_f,
      cool1F: row.cooling_1_percent_f,
      regionOfMostCounties: row.region_of_most_counties,
      regionByCounty: new Map(
        regions.flatMap(([region, counties]) => counties.map((county) => [county, region] as const)),
      ),
    }
  })

export const readStations = (): Station[] => readDataTable(`${FOLDER}/stations.csv`, stationRow)
export const readStates = (): StateClimate[] => readDataTable(`${FOLDER}/states.csv`, stateRow)

interface ClimateTables {
  stations: readonly Station[]
  states: ReadonlyMap<string, StateClimate>
}

let tables: ClimateTables | undefined

// Loaded when the first shopper calculates a load.
function climateTables(): ClimateTables {
  tables ??= {
    stations: readStations(),
    states: new Map(readStates().map((state) => [state.state, state])),
  }
  return tables
}

/** The design climate of a place; undefined where we have no data (territories, military mail). */
export function climateOf(place: MapPlace): PlaceClimate | undefined {
  const { stations, states } = climateTables()
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
