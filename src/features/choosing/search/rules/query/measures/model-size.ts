import { ROUNDED_INPUTS } from '../../data/foreign-series.ts'
import { NO_SPAN } from '../parts/spans.ts'
import { type Measure, measureOf } from './measures.ts'
import type { Quantity } from './quantities.ts'

/** A size in a unit of queries. */
export interface ModelSize {
  value: number
  unit: 'ton' | 'kbtu' | 'gallon'
  quantity: Quantity
}

/**
 * Makers put the size into a model number: thousands of BTU in three figures ("036", "080") or in two, or
 * gallons. Air handlers and coils have odd figures: "37" is 3 tons.
 */
const TONS = '18|19|24|25|30|31|36|37|42|43|48|49|60|61'
const COOLING = [new RegExp(`0(${TONS})`), new RegExp(`(${TONS})`)]
const DUCTLESS = [/(06|07|09|12|15|18|24|30|36|42|48)/]
const HEATING = [/(026|040|045|050|054|056|060|070|072|075|077|080|090|100|110|115|120|125|132|135|140|155)/]
const GALLONS = [/(28|29|30|38|40|48|50|55|65|66|75|80|98|100|119|120)/]
const TANKLESS = [/(130|140|150|160|180|199)/]

const SIZES: readonly (readonly [
  kind: RegExp,
  unit: ModelSize['unit'],
  quantity: Quantity,
  patterns: readonly RegExp[],
])[] = [
  [/mini split|^ptac/, 'kbtu', 'coolingBtu', DUCTLESS],
  [/^(?:air conditioner|heat pump|air handler|coil|package unit)$/, 'ton', 'coolingBtu', COOLING],
  [/^(?:gas|mobile home) furnace/, 'kbtu', 'inputBtu', HEATING],
  [/^tankless/, 'kbtu', 'inputBtu', TANKLESS],
  [/water heater$/, 'gallon', 'gallons', GALLONS],
]

const THOUSANDS_PER_TON = 12
/** The step of the sizes of cooling, in thousands of BTU/h. */
const STEP = 6

/**
 * The size that the rest of a maker's model number has: 36,000 BTU for "403610" of an air conditioner's.
 * Undefined where it has none.
 */
export function modelSize(maker: string, kind: string, rest: string): ModelSize | undefined {
  const [, unit, quantity, patterns] = SIZES.find(([kinds]) => kinds.test(kind)) ?? []
  const said = patterns?.map((pattern) => Number(pattern.exec(rest)?.[1])).find((found) => found > 0)
  if (unit === undefined || quantity === undefined || said === undefined) return undefined
  const value =
    unit === 'ton'
      ? (Math.floor(said / STEP) * STEP) / THOUSANDS_PER_TON
      : (ROUNDED_INPUTS[maker]?.[said] ?? said)
  return { value, unit, quantity }
}

/** Inputs of our furnaces that come near another maker's, as shares of it. The nearest come first. */
const NEAR_INPUT = { least: 0.6, most: 1.6 }

/** The limits within which a product has the size. */
export function measureOfSize({ value, unit, quantity }: ModelSize): Measure {
  const measure = { ...measureOf(unit, value).measure, quantities: [quantity], said: [], span: NO_SPAN }
  const { target } = measure
  return quantity === 'inputBtu'
    ? { ...measure, min: target * NEAR_INPUT.least, max: target * NEAR_INPUT.most }
    : measure
}
