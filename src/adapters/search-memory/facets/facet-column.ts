import { type Bucket, bucketOf } from '#features/choosing/search/rules/facets/buckets.ts'
import type { Facet } from '#features/choosing/search/server/ports.ts'

/** One filter group in columns: its values in their order, and the ordinal of each. */
export interface FacetColumn {
  facet: Facet
  /** list facets: the values */
  texts: readonly string[]
  /** number facets: the values, ascending */
  numbers: Float64Array
  /** the ordinal of each value */
  ordinals: Uint32Array
  /** undefined for a value that the column does not have */
  ordinalOf(value: string | number): number | undefined
  /** number facets: the buckets of an answer */
  ranges: readonly NumberRange[]
}

/** A bucket of a number facet: its values are the numbers at `start` up to, not including, `end`. */
interface NumberRange {
  start: number
  end: number
  /** the bucket of an answer with this many products */
  bucket: (count: number) => Bucket
}

export function makeColumn(
  facet: Facet,
  values: readonly string[] | Float64Array,
  ordinals: Uint32Array,
): FacetColumn {
  const numbers = values instanceof Float64Array ? values : NO_NUMBERS
  const texts = values instanceof Float64Array ? NO_TEXTS : values
  const ordinalOfText = new Map(texts.map((text, place) => [text, ordinals[place]!]))
  return {
    facet,
    texts,
    numbers,
    ordinals,
    ordinalOf(value) {
      if (typeof value === 'string') return ordinalOfText.get(value)
      const place = lowerBound(numbers, value)
      return numbers[place] === value ? ordinals[place] : undefined
    },
    ranges: facet.kind === 'number' ? facet.ranges.map((range) => numberRange(range, numbers)) : [],
  }
}

export const NO_NUMBERS = new Float64Array(0)
const NO_TEXTS: readonly string[] = []

function numberRange({ min, max }: { min: number; max: number }, numbers: Float64Array): NumberRange {
  const start = lowerBound(numbers, min)
  let end = start
  while (end < numbers.length && numbers[end]! <= max) end++
  return { start, end, bucket: bucketOf(min, max) }
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
