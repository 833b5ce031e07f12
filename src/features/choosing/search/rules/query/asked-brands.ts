import { FOREIGN_SERIES, SISTERS } from '../data/foreign-series.ts'
import { BRANDS_ASKED_FOR } from '../data/unsold-brands.ts'
import type { Measure } from './measures/measures.ts'
import { type ModelSize, modelSize } from './measures/model-size.ts'
import type { Span } from './parts/spans.ts'
import { compact, lettersAndDigits } from './words.ts'

/** A maker that the shopper names. The store may not sell it. */
export interface AskedBrand {
  name: string
  /** the token under which its products are found */
  token: string
  /** what to search for when the question names nothing else */
  means: string
  /** what the model number in the question says of its machine */
  model?: AskedModel
  /** what the words beside its name say; they count when the store does not sell the maker */
  said?: SaidOfBrand
}

/** Lines and figures beside a maker's name: "elite 96". */
export interface SaidOfBrand {
  /** what to search for; empty when they do not say it */
  kind: string
  /** words of a query: products that have them come first */
  figures: string
  measures: readonly Measure[]
  /** where they stand */
  spans: readonly Span[]
}

/** A machine of another maker, as its model number describes it. */
interface AskedModel {
  /** in capital letters */
  number: string
  kind: string
  size: ModelSize | undefined
  /** words of a query: "two-stage 96 afue"; empty where the series says nothing more */
  figures: string
}

/** The token under which the products of a brand are found: "Tamarin Air" → "brand.tamarinair". */
export const brandToken = (brand: string): string => `brand.${compact(brand)}`

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(':').map((part) => part.trim()))

/** A maker under each of its spellings: "Armstrong Air, Armstrong". The first is its name. */
export function readBrand(names: string, means: string): (readonly [spelling: string, AskedBrand])[] {
  const spellings = names.split(',').map((name) => name.trim())
  const [name = ''] = spellings
  return spellings.map((spelling) => [compact(spelling), { name, token: brandToken(name), means }])
}

/** A series of model numbers and what it is. */
interface Series {
  begins: string
  /** a digit must follow the beginning */
  hasDigitNext: boolean
  brand: AskedBrand
  /** "heat pump" */
  kind: string
  /** words of a query that hold for every model of the series: "two-stage 96 afue" */
  figures: string
}

/** A model number names one unit; the word of its kind also means whole systems. */
const ONE_UNIT: Readonly<Record<string, string>> = {
  'heat pump': 'heat pump condenser',
  'mobile home furnace': 'mobile home gas furnace',
  'tankless water heater': 'gas tankless water heater',
}

export const readSeries = (begins: string, name: string, kind: string, figures = ''): Series => ({
  begins: compact(begins),
  hasDigitNext: begins.endsWith('#'),
  brand: { name, token: brandToken(name), means: ONE_UNIT[kind] ?? kind },
  kind,
  figures,
})

export const SHIPPED_BRANDS: ReadonlyMap<string, AskedBrand> = new Map(
  linesOf(BRANDS_ASKED_FOR).flatMap(([names = '', means = '']) => readBrand(names, means)),
)
/** By the letters and digits with which their model numbers begin. */
export const SHIPPED_SERIES: ReadonlyMap<string, Series> = new Map(
  linesOf(FOREIGN_SERIES).flatMap(([begins = '', name = '', means = '', rating = '', staging = '']) =>
    begins
      .split(' ')
      .map((each) => [compact(each), readSeries(each, name, means, `${staging} ${rating}`.trim())] as const),
  ),
)

const LONGEST_NAME = 3
/** The fewest letters and digits that name a maker: shorter beginnings fit the models of too many makers. */
export const SHORTEST_MODEL = 4

export interface BrandAt {
  brand: AskedBrand
  length: number
}

/** The known brands, and series by the letters and digits with which their numbers begin. */
export interface KnownBrands {
  brands: ReadonlyMap<string, AskedBrand>
  series: ReadonlyMap<string, Series>
}

/** The brand whose name begins at a word, or the brand of the model that the word is. */
export function brandAt(
  words: readonly string[],
  index: number,
  { brands, series }: KnownBrands,
  asked?: AskedBrand,
): BrandAt | undefined {
  let named: BrandAt | undefined
  let name = ''
  for (let length = 1; length <= Math.min(LONGEST_NAME, words.length - index); length++) {
    name += lettersAndDigits(words[index + length - 1]!)
    const brand = brands.get(name)
    if (brand) named = { brand, length }
  }
  if (named) return named
  const brand = brandOfModel(lettersAndDigits(words[index] ?? ''), series, asked)
  if (!brand) return undefined
  // "59SC5A 080E17": a number is copied from a plate with blanks in it.
  const next = words[index + 1] ?? ''
  const whole = /^\d/.test(next)
    ? brandOfModel(lettersAndDigits(`${words[index]}${next}`), series, asked)
    : undefined
  const isInTwo = brand.model?.size === undefined && whole?.model?.size !== undefined
  return isInTwo ? { brand: whole, length: 2 } : { brand, length: 1 }
}

/**
 * The maker of a model number, with what the number says. A series of the maker that is named comes first,
 * then one of a sister maker, who sells the same machines.
 */
export function brandOfModel(
  number: string,
  series: KnownBrands['series'],
  asked?: AskedBrand,
): AskedBrand | undefined {
  if (number.length < SHORTEST_MODEL || !/\d/.test(number) || !/[a-z]/.test(number)) return undefined
  const possible = seriesOf(number, series)
  const known = (asked && possible.find((each) => areSisters(each.brand, asked))) ?? possible[0]
  if (!known) return undefined
  const { brand, kind, figures } = known
  const size = modelSize(brand.name, kind, number.slice(known.begins.length))
  return { ...brand, model: { number: number.toUpperCase(), kind, size, figures } }
}

/** The series that a number may be of, those with the longest beginning first. */
function seriesOf(number: string, series: KnownBrands['series']): Series[] {
  const possible: Series[] = []
  for (let length = number.length; length > 0; length--) {
    const each = series.get(number.slice(0, length))
    if (each && (!each.hasDigitNext || /\d/.test(number[length] ?? ''))) possible.push(each)
  }
  return possible
}

/** True for one maker, and for makers of one house. */
export const areSisters = (one: AskedBrand, other: AskedBrand): boolean =>
  one.token === other.token || SISTERS.some((names) => names.includes(one.name) && names.includes(other.name))
