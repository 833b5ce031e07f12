import type { Facet } from '#features/search/server/ports.ts'

/** One filter group in columns: its values are the ordinals `first` … `first + count - 1`. */
export interface FacetColumn {
  facet: Facet
  first: number
  count: number
  /** list facets: the value of each ordinal */
  texts: readonly string[]
  /** number facets: the value of each ordinal, ascending */
  numbers: Float64Array
  /** number facets: the buckets of an answer */
  ranges: readonly NumberRange[]
}

/** A bucket of a number facet: its values are the numbers at `start` up to, not including, `end`. */
interface NumberRange {
  key: string
  start: number
  end: number
  /** what the bucket says of its ends */
  ends: { from?: number; to?: number }
}

export function makeColumn(facet: Facet, values: readonly (string | number)[], first: number): FacetColumn {
  const numbers = Float64Array.from(facet.kind === 'number' ? values.map(Number) : [])
  const ranges = facet.kind === 'number' ? facet.ranges.map((range) => numberRange(range, numbers)) : []
  return { facet, first, count: values.length, texts: values.map(String), numbers, ranges }
}

function numberRange({ min, max }: { min: number; max: number }, numbers: Float64Array): NumberRange {
  const start = lowerBound(numbers, min)
  let end = start
  while (end < numbers.length && numbers[end]! <= max) end++
  if (min === max) return { key: String(min), start, end, ends: { from: min, to: max } }
  const ends = {
    ...(Number.isFinite(min) ? { from: min } : {}),
    ...(Number.isFinite(max) ? { to: max } : {}),
  }
  return { key: `${ends.from ?? '*'}-${ends.to ?? '*'}`, start, end, ends }
}

/** First place in an ascending array whose value is not below `value`. */
export function lowerBound(values: Float64Array, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
