import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import {
  defineReferenceTable,
  namedTwice,
  type TableProblem,
} from '#platform/reference-tables/server/reference-table.ts'
import { CLIMATE_REGIONS, type ClimateRegion, type Station } from '../rules/climate.ts'

const FOLDER = 'src/features/choosing/sizing/server/data'

const numbersFrom = (least: number, most: number) => z.number().min(least).max(most)
/** °F of an outdoor design day. */
const fahrenheit = numbersFrom(-80, 130)
const degreeDays = numbersFrom(0, 30_000)

/** A row of a document; the columns of stations.csv are its fields. */
const stationRow = z.strictObject({
  name: z.string().min(1).max(200),
  latitude: numbersFrom(-90, 90),
  longitude: numbersFrom(-180, 180),
  elevation_feet: numbersFrom(-1_500, 20_000),
  heating_99_percent_f: fahrenheit,
  cooling_1_percent_f: fahrenheit,
  mean_f: fahrenheit,
  heating_degree_days_65_f: degreeDays,
  cooling_degree_days_65_f: degreeDays,
  coldest_water_f: numbersFrom(32, 120),
})
type StationRow = z.output<typeof stationRow>

/** What the cells of stations.csv are; `stationRow` says what they may be. */
const stationCells = z.object({
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

const stationOf = (row: StationRow): Station => ({
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
})

/** The last three digits of FIPS codes. */
const counties = z.array(z.string().regex(/^\d{3}$/, 'must be three digits of a county')).max(300)

/** A row of a document; the columns of states.csv are its fields. */
const stateRow = z.strictObject({
  state: z.string().regex(/^[A-Z]{2}$/, 'must be two letters of a state'),
  heating_99_percent_f: fahrenheit,
  cooling_1_percent_f: fahrenheit,
  region_of_most_counties: z.enum(CLIMATE_REGIONS),
  hot_humid_counties: counties,
  mixed_humid_counties: counties,
  cold_counties: counties,
  hot_dry_counties: counties,
  marine_counties: counties,
  unknown_counties: counties,
})
type StateRow = z.output<typeof stateRow>

const stateCells = z.object({
  state: cell.text,
  heating_99_percent_f: cell.number,
  cooling_1_percent_f: cell.number,
  region_of_most_counties: cell.text,
  hot_humid_counties: cell.words,
  mixed_humid_counties: cell.words,
  cold_counties: cell.words,
  hot_dry_counties: cell.words,
  marine_counties: cell.words,
  unknown_counties: cell.words,
})

interface StateClimate {
  state: string
  heat99F: number
  cool1F: number
  regionOfMostCounties: ClimateRegion
  /** of the other counties, by the last three digits of their FIPS codes */
  regionByCounty: ReadonlyMap<string, ClimateRegion>
}

function stateOf(row: StateRow): StateClimate {
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
      regions.flatMap(([region, codes]) => codes.map((county) => [county, region] as const)),
    ),
  }
}

interface Rows {
  /** the first and the last year of the stations' records */
  records: { from: number; to: number }
  stations: StationRow[]
  states: StateRow[]
}

function checkRows({ records, stations, states }: Rows): TableProblem[] {
  const reversed =
    records.to < records.from ? [{ path: 'rows.records.to', problem: 'is before the first year' }] : []
  const colder = (list: 'stations' | 'states', rows: readonly (StationRow | StateRow)[]): TableProblem[] =>
    rows.flatMap(({ heating_99_percent_f: winter, cooling_1_percent_f: summer }, index) =>
      summer > winter
        ? []
        : [
            {
              path: `rows.${list}.${index}.cooling_1_percent_f`,
              problem: `expected more than the winter's, ${winter}`,
            },
          ],
    )
  const twoRegions = states.flatMap((row, index): TableProblem[] => {
    const codes = Object.values(row).flatMap((value) => (Array.isArray(value) ? value : []))
    const again = codes.find((code, at) => codes.indexOf(code) !== at)
    return again === undefined
      ? []
      : [{ path: `rows.states.${index}`, problem: `county ${again} has two regions` }]
  })
  return [
    ...reversed,
    ...namedTwice('rows.states', states, ({ state }) => state),
    ...colder('stations', stations),
    ...colder('states', states),
    ...twoRegions,
  ]
}

const year = z.int().min(1900).max(2100)

/** Design temperatures and degree days of weather stations; medians and climate regions of states. */
export const climateTable = defineReferenceTable({
  name: 'climate',
  holds: 'design temperatures of weather stations and states, climate regions of counties',
  limitDays: 5 * 365,
  schema: z.strictObject({
    records: z.strictObject({ from: year, to: year }),
    stations: z.array(stationRow).min(1).max(20_000),
    states: z.array(stateRow).min(1).max(60),
  }),
  release: {
    source: 'climate.onebuilding.org, typical-year index; regions after the ENERGY STAR thermostat project',
    asOf: '2026-04-26',
    readRows: () => ({
      records: { from: 2009, to: 2023 },
      stations: readDataTable(`${FOLDER}/stations.csv`, stationCells.pipe(stationRow)),
      states: readDataTable(`${FOLDER}/states.csv`, stateCells.pipe(stateRow)),
    }),
  },
  check: checkRows,
  make: ({ records, stations, states }) => ({
    records,
    stations: stations.map(stationOf),
    states: new Map(states.map((row) => [row.state, stateOf(row)])),
  }),
})

export const readStations = (): readonly Station[] => climateTable.current().value.stations
export const readStates = (): readonly StateClimate[] => [...climateTable.current().value.states.values()]
