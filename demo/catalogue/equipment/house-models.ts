import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'

const FOLDER = 'demo/catalogue/data'

/** What only some series state, by the names of the columns. */
const SERIES_DETAILS = [
  'seer2',
  'eer2',
  'parts_warranty_years',
  'compressor_warranty_years',
  'hspf2',
  'afue',
  'blower',
  'propane_kit',
  'mobile_home',
  'sealed_combustion',
  'fuel',
  'metering',
  'leak_sensor',
  'metering_device',
  'breaker',
  'drive',
  'roof_curb',
  'cold_climate',
  'lowest_heating_f',
  'precharged_feet',
  'least_connected_ratio',
  'largest_connected_ratio',
  'least_zones',
  'wifi',
  'uef',
  'turndown',
  'thermal_efficiency',
  'ceer',
  'ships_free',
] as const

/** What only some models state, by the names of the columns. */
const MODEL_DETAILS = [
  'liquid_line',
  'suction_line',
  'max_line_feet',
  'heating_17f_btu',
  'heating_5f_btu',
  'input_btu',
  'max_ac_tons',
  'vent',
  'nox_class',
  'gallons_per_hour',
  'electric_heat_kw',
  'heat_kits_kw',
  'drain_connection',
  'min_tons',
  'max_lift_feet',
  'ports',
  'port_liquid_line',
  'port_suction_line',
  'max_zone_line_feet',
  'max_indoor_btu',
  'min_indoor_btu',
  'drain_pump_inches',
  'gallons_per_minute',
  'uef',
  'sacc_btu',
  'size',
  'eer',
  'cop',
] as const

const figure = cell.optionalNumber.transform((number) => number ?? undefined)
const list = z.string().transform((text) => (text === '' ? [] : text.split('/')))
/** "22-45" reads as its upper end. */
const loudest = z.string().transform((text) => (text === '' ? undefined : Number(text.split('-').at(-1))))

/** The cells of these columns that are not empty. */
function detailsOf<Column extends string>(
  columns: readonly Column[],
  row: Readonly<Record<Column, string>>,
): Partial<Record<Column, string>> {
  const details: Partial<Record<Column, string>> = {}
  for (const column of columns) if (row[column] !== '') details[column] = row[column]
  return details
}

const textColumns = <Column extends string>(columns: readonly Column[]): Record<Column, z.ZodString> =>
  Object.fromEntries(columns.map((column) => [column, z.string()])) as Record<Column, z.ZodString>

const seriesRow = z
  .object({
    series: cell.text,
    brand: cell.text,
    name: cell.text,
    category: cell.text,
    subcategory: cell.optionalText,
    refrigerants: list,
    staging: cell.optionalText,
    regions: list,
    nox_class: cell.optionalText,
    ...textColumns(SERIES_DETAILS),
  })
  .transform((row) => ({
    id: row.series,
    brand: row.brand,
    name: row.name,
    category: row.category,
    subcategory: row.subcategory,
    refrigerants: row.refrigerants,
    staging: row.staging,
    regions: row.regions,
    nox: row.nox_class,
    details: detailsOf(SERIES_DETAILS, row),
  }))

/** A series of a house brand. */
type Series = z.output<typeof seriesRow>

const ALL_SERIES: ReadonlyMap<string, Series> = new Map(
  readDataTable(`${FOLDER}/house-series.csv`, seriesRow).map((series) => [series.id, series]),
)

function seriesOf(id: string): Series {
  const series = ALL_SERIES.get(id)
  if (series === undefined)
    throw new Error(`house-models.csv names the series ${id}, which house-series.csv lacks`)
  return series
}

const modelRow = z
  .object({
    series: cell.text,
    model: cell.text,
    tons: figure,
    cooling_btu: figure,
    heating_btu: figure,
    seer2: figure,
    eer2: figure,
    hspf2: figure,
    afue: figure,
    height_inches: figure,
    width_inches: figure,
    depth_inches: figure,
    shipping_weight_pounds: figure,
    sound_db: loudest,
    voltage: cell.optionalText,
    circuit_ampacity: figure,
    largest_breaker: figure,
    circuits: figure,
    airflow_cfm: figure,
    price_dollars: cell.number,
    ...textColumns(MODEL_DETAILS),
  })
  .transform((row) => ({
    series: seriesOf(row.series),
    sku: row.model,
    tons: row.tons,
    cool: row.cooling_btu,
    heat: row.heating_btu,
    seer2: row.seer2,
    eer2: row.eer2,
    hspf2: row.hspf2,
    afue: row.afue,
    height: row.height_inches,
    width: row.width_inches,
    depth: row.depth_inches,
    weight: row.shipping_weight_pounds,
    sound: row.sound_db,
    voltage: row.voltage,
    mca: row.circuit_ampacity,
    mop: row.largest_breaker,
    circuits: row.circuits,
    cfm: row.airflow_cfm,
    price: row.price_dollars,
    details: detailsOf(MODEL_DETAILS, row),
  }))

/** A model of a house brand; inches, pounds, BTU/h, US dollars. */
export type Model = z.output<typeof modelRow>

export const MODELS: readonly Model[] = readDataTable(`${FOLDER}/house-models.csv`, modelRow)

/** The models of every series of a category. */
export const modelsIn = (category: string): Model[] =>
  MODELS.filter((model) => model.series.category === category)

/** A figure the table must have for this kind of model. */
export function need(value: number | undefined, what: string): number {
  if (value === undefined) throw new Error(`No ${what}`)
  return value
}
