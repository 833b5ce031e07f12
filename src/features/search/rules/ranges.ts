import type { Range } from '#features/catalog/rules/range.ts'

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
export const CABINET_WIDTH = 2030
export const CABINET_WIDTH_RANGES: readonly Range[] = [
  { min: 0, max: 13.99 },
  ...standardWidths.flatMap((width, index) => [
    { min: width, max: width },
    { min: clean(width + 0.01), max: clean((standardWidths[index + 1] ?? Infinity) - 0.01) },
  ]),
]

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
