import type { Range } from '#features/catalog/catalog/rules/range.ts'

const MOST_SINGLE_VALUES = 12
const WANTED_BUCKETS = 8

/**
 * Buckets for a number facet from the values it takes: each value by itself while they are few,
 * otherwise ranges of one round width that meet without overlapping at the values' own precision.
 */
export function niceRanges(values: Iterable<number>): Range[] {
  const distinct = [...new Set(values)].filter(Number.isFinite).sort((a, b) => a - b)
  if (distinct.length <= MOST_SINGLE_VALUES) return distinct.map((value) => ({ min: value, max: value }))
  const first = distinct[0]!
  const last = distinct.at(-1)!
  const step = roundStep((last - first) / WANTED_BUCKETS)
  const gap = 10 ** -mostDecimals(distinct)
  const start = Math.floor(first / step)
  const ranges: Range[] = []
  for (let i = start; i * step <= last; i++)
    ranges.push({ min: clean(i * step), max: clean((i + 1) * step - gap) })
  return ranges.filter((range) => distinct.some((value) => value >= range.min && value <= range.max))
}

const priceSteps = [0, 50, 100, 250, 500, 1000, 1500, 2000, 3000, 4000, 6000, 8000]
/** Price buckets in dollars: narrow for the prices of supplies, wide for those of systems. */
export const PRICE_RANGES: readonly Range[] = priceSteps.map((min, index) => ({
  min,
  max: index + 1 < priceSteps.length ? clean(priceSteps[index + 1]! - 0.01) : Infinity,
}))

/**
 * Furnaces, coils and air handlers are made in four widths (inches). Each width is a bucket of its own;
 * widths in between share a bucket.
 */
const standardWidths = [14, 17.5, 21, 24.5]
const CABINET_WIDTH = 2030
/** Line sets, pipes and cables are sold in these lengths (feet). */
const standardLengths = [3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25, 30, 35, 50, 75, 100, 150, 165, 250, 500]
const LENGTH = 2122

/** Each standard size as a bucket of its own; sizes in between share one. */
const standardSizes = (sizes: readonly number[]): Range[] => [
  { min: 0, max: clean(sizes[0]! - 0.01) },
  ...sizes.flatMap((size, index) => [
    { min: size, max: size },
    { min: clean(size + 0.01), max: clean((sizes[index + 1] ?? Infinity) - 0.01) },
  ]),
]

/** The sizes by which the trade names cooling units and mini splits, in BTU/h: 9k, 12k, 18k, 24k, 36k. */
const tradeSizes = [
  5_000, 6_000, 8_000, 9_000, 10_000, 12_000, 14_000, 15_000, 18_000, 24_000, 30_000, 36_000, 42_000, 48_000,
  60_000,
]
const COOLING_BTU = 527
const MINI_SPLIT_HEATING_BTU = 721
const TRADE_SIZED: readonly number[] = [COOLING_BTU, MINI_SPLIT_HEATING_BTU]

const halfway = (index: number): number => (tradeSizes[index]! + tradeSizes[index + 1]!) / 2
/** A unit that is rated near a trade size counts as that size: 35,400 BTU/h is a 36k unit. */
const TRADE_RANGES: readonly Range[] = tradeSizes.map((_, index) => ({
  min: index === 0 ? 0 : halfway(index - 1),
  max: index + 1 < tradeSizes.length ? halfway(index) - 1 : Infinity,
}))

/** "36k" for the bucket of a trade size; undefined for other attributes and other ranges. */
export function tradeSizeOf(attribute: number, range: Range): string | undefined {
  if (!TRADE_SIZED.includes(attribute)) return undefined
  const at = TRADE_RANGES.findIndex(({ min, max }) => min === range.min && max === range.max)
  return at < 0 ? undefined : `${tradeSizes[at]! / 1_000}k`
}

/** The buckets of an attribute that the trade sells in standard sizes. */
export const standardRanges = (attribute: number): readonly Range[] | undefined =>
  TRADE_SIZED.includes(attribute)
    ? TRADE_RANGES
    : attribute === CABINET_WIDTH
      ? standardSizes(standardWidths)
      : attribute === LENGTH
        ? standardSizes(standardLengths)
        : undefined

/** "4 and up" and so on: these overlap on purpose. */
export const RATING_RANGES: readonly Range[] = [4, 3, 2, 1].map((min) => ({ min, max: 5 }))

function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= raw) ?? 10
  return clean(factor * power)
}

const mostDecimals = (values: readonly number[]): number =>
  Math.min(4, Math.max(0, ...values.map((value) => String(value).split('.')[1]?.length ?? 0)))

function clean(value: number): number {
  return Number(value.toFixed(6))
}
