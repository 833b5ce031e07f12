import { z } from 'zod'
import type { AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { type Draft, size } from '../product.ts'
import { type Model, need } from './house-models.ts'
import { partsWarranty } from './warranty.ts'

/** What the catalog says of each series: one line for the card, a paragraph for the page. */
const SERIES_TEXTS = new Map(
  readDataTable(
    'demo/catalogue/data/series-texts.csv',
    z.object({ series: cell.text, summary: cell.text, paragraph: cell.text }),
  ).map((row) => [row.series, row]),
)

type Attributes = Partial<Record<AttributeKey, AttributeValue | undefined>>

const STAGING: Record<string, string> = {
  single: 'Single',
  'two-stage': 'Two-stage',
  modulating: 'Modulating',
  'modulating 10:1': 'Modulating',
  inverter: 'Inverter',
  'staged strips': 'Staged',
}
const EMISSION: Record<string, string> = { low: 'Low NOx', ultra: 'Ultra Low NOx', std: 'None' }
const DRAWN: Record<string, string> = {
  Oakhollow: 'value',
  Northvale: 'steady',
  Corvane: 'glide',
  Hearthmoor: 'home',
}

export const withCommas = (value: number): string => value.toLocaleString('en-US')

/** 17.5 as it stands in a name: "17½ in". */
export const inchesInWords = (value: number): string =>
  `${Math.floor(value) || (value % 1 ? '' : 0)}${value % 1 === 0.5 ? '½' : ''} in`
export const tonsInWords = (value: number): string =>
  `${Math.floor(value) || ''}${value % 1 === 0.5 ? '½' : ''} Ton`

function voltageInWords(text: string): string | undefined {
  if (text === '') return undefined
  if (text.startsWith('powered')) return 'From the outdoor unit'
  if (text === 'millivolt') return 'None (millivolt)'
  return `${text.split('-')[0]} V`
}

const ventInWords: Record<string, string> = {
  'category I metal 4in': 'Metal, 4 in',
  'PVC 2in/3in': 'PVC, 2 or 3 in',
  'category III stainless or concentric': 'Stainless or concentric',
}

/** The style of door or louver that tells the house brands apart in a drawing. */
export const drawnStyle = (model: Model): string => DRAWN[model.series.brand] ?? 'steady'
export const condenserStyle = (model: Model): string =>
  ({ Oakhollow: 'slot', Corvane: 'mesh' })[model.series.brand] ?? 'louvre'

/** What every piece of equipment says in the same way. */
export function commonAttributes(model: Model): Attributes {
  const { series, details } = model
  return {
    seer2: model.seer2,
    eer2: model.eer2,
    hspf2: model.hspf2,
    afue: model.afue,
    coolingBtu: model.cool,
    staging: STAGING[series.staging],
    voltage: voltageInWords(model.voltage),
    mca: model.mca,
    mop: model.mop,
    circuits: model.circuits,
    sound: model.sound,
    airflow: model.cfm,
    region: series.regions,
    emissionStandard: EMISSION[series.nox],
    refrigerant:
      series.refrigerants.length === 0
        ? undefined
        : series.refrigerants.length === 1
          ? series.refrigerants[0]
          : series.refrigerants,
    liquidLine: details.liquid_line,
    suctionLine: details.suction_line,
    maxLineFt: numberIn(details.max_line_feet),
    maxLiftFt: numberIn(details.max_lift_feet),
    inputBtu: numberIn(details.input_btu),
    maxAcTons: numberIn(details.max_ac_tons),
    heat17Btu: numberIn(details.heating_17f_btu),
    heat5Btu: numberIn(details.heating_5f_btu),
    vent: details.vent === undefined ? undefined : ventInWords[details.vent],
    ...partsWarranty(model.series.brand),
    warrantyCore: warrantyCore(model),
  }
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

function warrantyCore(model: Model): number {
  if (model.series.category.endsWith('furnace')) return model.series.brand === 'Oakhollow' ? 20 : 25
  return model.series.brand === 'Corvane' || model.series.brand === 'Tamarin Air' ? 12 : 10
}

export function textsOf(model: Model, closing: string): { summary: string; description: string } {
  const { summary = '', paragraph = '' } = SERIES_TEXTS.get(model.series.id) ?? {}
  return { summary, description: `${paragraph}\n\n${closing}` }
}

const sizeOf = (model: Model): { height: number; width: number; depth: number } =>
  size(
    need(model.width, `width of ${model.sku}`),
    need(model.height, `height of ${model.sku}`),
    need(model.depth, `depth of ${model.sku}`),
  )

/** The part of a draft that every model of a house brand fills in the same way. */
export function base(
  model: Model,
): Pick<Draft, 'sku' | 'brand' | 'series' | 'price' | 'weight' | 'dimensions'> {
  return {
    sku: model.sku,
    brand: model.series.brand,
    series: model.series.name,
    price: model.price,
    weight: need(model.weight, `weight of ${model.sku}`),
    dimensions: sizeOf(model),
  }
}
