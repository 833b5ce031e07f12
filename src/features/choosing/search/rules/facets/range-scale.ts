import { formatRange, parseRange } from '#features/catalog/catalog/rules/range.ts'
import { upToHundredths } from '#lib/numbers.ts'
import type { Bucket } from './aggregations.ts'

/** The text of the two fields of a range, as typed; empty for no limit. */
export interface Ends {
  from: string
  to: string
}

/** One step of the scale: a bucket of numbers with how many products fall into it. */
interface Stop {
  from: number
  to: number
  fromText: string
  toText: string
  count: number
}

export type Stops = readonly Stop[]

const write = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? '' : upToHundredths(value)

/** A typed amount: digits with separators, a dollar sign, an inch mark; undefined when it is none. */
function typedAmount(text: string | null): number | undefined {
  const plain = (text ?? '').replace(/[\s,$″"]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** The fields of a range in an address. */
export function endsOf(range: string): Ends {
  const read = range === '' ? undefined : parseRange(range)
  return { from: write(read?.min), to: write(read?.max) }
}

/**
 * The range of two fields as the address writes it. Ends in the wrong order are swapped; undefined when
 * neither field holds a number.
 */
export function rangeOf({ from, to }: Ends): string | undefined {
  const [low, high] = [typedAmount(from), typedAmount(to)]
  if (low === undefined && high === undefined) return undefined
  const [min, max] =
    low !== undefined && high !== undefined && low > high ? [high, low] : [low ?? -Infinity, high ?? Infinity]
  return formatRange({ min, max })
}

/** The steps of a scale from the buckets of a number group. */
export const stopsOf = (buckets: readonly Bucket[]): Stops =>
  buckets.map(({ from = -Infinity, to = Infinity, doc_count }) => ({
    from,
    to,
    fromText: write(from),
    toText: write(to),
    count: doc_count,
  }))

/**
 * The positions of the thumbs: before stop `low` and behind stop `high - 1`. A typed number moves to the
 * nearest edge; `isEmpty` when no stop is between them.
 */
export function thumbsOf(stops: Stops, ends: Ends): { low: number; high: number; isEmpty: boolean } {
  const [from = -Infinity, to = Infinity] = [typedAmount(ends.from), typedAmount(ends.to)]
  const firstIn = stops.findIndex((stop) => stop.to >= from)
  const lastIn = stops.findLastIndex((stop) => stop.from <= to)
  const low = firstIn < 0 ? stops.length - 1 : firstIn
  return { low, high: Math.max(low, lastIn) + 1, isEmpty: firstIn < 0 || lastIn < firstIn }
}

/**
 * The bars of the stops from `low` up to `high`, as one SVG path in a box one unit high. A stop with any
 * product has a visible bar.
 */
export function histogramPath(stops: Stops, low: number, high: number): string {
  const most = Math.max(1, ...stops.map(({ count }) => count))
  return stops
    .map(({ count }, index) =>
      index < low || index >= high || count === 0
        ? ''
        : `M${index + 0.06} 1V${(1 - Math.max(0.06, count / most)).toFixed(2)}h.88V1z`,
    )
    .join('')
}
