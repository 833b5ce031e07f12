import { type ClimateRegion, nearestStation, type Station, summerOf } from '../rules/climate.ts'
import type { DesignClimate } from '../rules/load.ts'
import { STATE_LINES } from './state-climate.ts'
import { STATION_LINES } from './station-lines.ts'

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
}

interface StateClimate {
  heat99F: number
  cool1F: number
  regionOf(county: string): ClimateRegion
}

/** The period of the stations' records and when the table was made; shown with every result. */
export const CLIMATE_DATA = { from: 2009, to: 2023, builtOn: '2026-04-26' } as const

let stations: readonly Station[] | undefined
let states: ReadonlyMap<string, StateClimate> | undefined

/** The design climate of a place; undefined where we know none (territories, military mail). */
export function climateOf(place: MapPlace): PlaceClimate | undefined {
  stations ??= readStations()
  states ??= readStates()
  const state = states.get(place.state)
  if (state === undefined) return undefined
  const summer = summerOf(state.regionOf(place.countyFips.slice(2)), place.state)
  const near = nearestStation(stations, place)
  if (near === undefined)
    return { ...summer, heat99F: state.heat99F, cool1F: state.cool1F, elevationFt: 0, station: null }
  const { heat99F, cool1F, elevationFt, name } = near.station
  return { ...summer, heat99F, cool1F, elevationFt, station: { name, miles: Math.round(near.miles) } }
}

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const readStations = (): Station[] =>
  linesOf(STATION_LINES).map(([lat, lng, elevationFt, heat99F, cool1F, name = '']) => ({
    lat: Number(lat),
    lng: Number(lng),
    elevationFt: Number(elevationFt),
    heat99F: Number(heat99F),
    cool1F: Number(cool1F),
    name,
  }))

function readStates(): Map<string, StateClimate> {
  return new Map(
    linesOf(STATE_LINES).map(([state = '', heat99F, cool1F, most = '', ...others]) => {
      const exceptions = new Map(
        others.flatMap((other) =>
          (other.split('=')[1] ?? '')
            .split(',')
            .map((county) => [county, other.split('=')[0] ?? ''] as const),
        ),
      )
      return [
        state,
        {
          heat99F: Number(heat99F),
          cool1F: Number(cool1F),
          regionOf: (county) => (exceptions.get(county) ?? most) as ClimateRegion,
        },
      ]
    }),
  )
}
