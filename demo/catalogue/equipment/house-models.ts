import { HOUSE_MODELS } from '../data/house-models.ts'
import { HOUSE_SERIES } from '../data/house-series.ts'

export interface Series {
  id: string
  brand: string
  name: string
  category: string
  subcategory: string
  refrigerants: string[]
  staging: string
  regions: string[]
  nox: string
  more: Record<string, string>
}

/** A model of a house brand; inches, pounds, BTU/h, US dollars. */
export interface Model {
  series: Series
  sku: string
  tons: number | undefined
  cool: number | undefined
  heat: number | undefined
  seer2: number | undefined
  eer2: number | undefined
  hspf2: number | undefined
  afue: number | undefined
  height: number | undefined
  width: number | undefined
  depth: number | undefined
  weight: number | undefined
  sound: number | undefined
  voltage: string
  mca: number | undefined
  mop: number | undefined
  cfm: number | undefined
  price: number
  more: Record<string, string>
}

const lines = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
const number = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text)
const list = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.split('/')
const pairs = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((part) => part !== '')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )

/** "22-45" reads as its upper end. */
const loudest = (text: string | undefined): number | undefined => number(text?.split('-').at(-1))

export const SERIES: ReadonlyMap<string, Series> = new Map(
  lines(HOUSE_SERIES).map(
    ([
      id = '',
      brand = '',
      name = '',
      category = '',
      subcategory = '',
      refrigerants,
      staging = '',
      regions,
      nox = '',
      more,
    ]) => [
      id,
      {
        id,
        brand,
        name,
        category,
        subcategory,
        refrigerants: list(refrigerants),
        staging,
        regions: list(regions),
        nox,
        more: pairs(more),
      },
    ],
  ),
)

function seriesOf(id: string): Series {
  const series = SERIES.get(id)
  if (series === undefined) throw new Error(`No series ${id}`)
  return series
}

export const MODELS: readonly Model[] = lines(HOUSE_MODELS).map(
  ([
    seriesId = '',
    sku = '',
    tons,
    cool,
    heat,
    seer2,
    eer2,
    hspf2,
    afue,
    height,
    width,
    depth,
    weight,
    sound,
    voltage = '',
    mca,
    mop,
    cfm,
    price,
    more,
  ]) => ({
    series: seriesOf(seriesId),
    sku,
    tons: number(tons),
    cool: number(cool),
    heat: number(heat),
    seer2: number(seer2),
    eer2: number(eer2),
    hspf2: number(hspf2),
    afue: number(afue),
    height: number(height),
    width: number(width),
    depth: number(depth),
    weight: number(weight),
    sound: loudest(sound),
    voltage,
    mca: number(mca),
    mop: number(mop),
    cfm: number(cfm),
    price: Number(price),
    more: pairs(more),
  }),
)

/** Models of a series or of every series of a category. */
export const modelsOf = (...ids: string[]): Model[] => MODELS.filter((model) => ids.includes(model.series.id))
export const modelsIn = (category: string): Model[] =>
  MODELS.filter((model) => model.series.category === category)

/** A figure the table must have for this kind of model. */
export function need(value: number | undefined, what: string): number {
  if (value === undefined) throw new Error(`No ${what}`)
  return value
}
