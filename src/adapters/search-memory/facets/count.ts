import type { FilterValue, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { type Columns, endOf, startsPerSlot } from '../columns/columns.ts'
import { withRoom } from '../columns/sorted.ts'
import type { Scratch } from '../scratch.ts'
import { type FacetColumn, lowerBound } from './facet-column.ts'

/** The result of one pass over the candidates. */
export interface Counted {
  /** slots that pass every filter, in candidate order; valid until the engine's next search */
  hits: Int32Array
  /**
   * per ordinal: products that pass every filter except that of the ordinal's own group; valid as long as
   * `hits`
   */
  counts: Uint32Array
}

/**
 * Filters and counts in one pass. A product that fails no filter counts everywhere; one that fails exactly
 * one filter counts in that filter's group alone; others count nowhere. The category path is a filter like
 * any other.
 */
export function filterAndCount(
  index: Columns,
  candidates: Int32Array,
  query: Pick<SearchQuery, 'filters' | 'categoryPath'>,
  scratch: Scratch,
): Counted {
  const counts = scratch.counts(index.ordinalCount)
  const wanted = markWanted(index, query, scratch.marks(index.ordinalCount))
  if (wanted.groups.length + wanted.unknown === 0)
    return { hits: candidates, counts: addAll(index, candidates, counts) }
  const { offsets, ordinals } = index
  const hits = scratch.slots(candidates.length)
  const miss: Miss = { start: 0, end: 0 }
  let hitCount = 0
  for (let i = 0; i < candidates.length; i++) {
    const slot = candidates[i]!
    const failed = countFailures(index, wanted, slot, miss)
    if (failed === 0) {
      hits[hitCount++] = slot
      addRun(ordinals, offsets[slot]!, endOf(index, slot), counts)
    } else if (failed === 1) addRun(ordinals, miss.start, miss.end, counts)
  }
  return { hits: hits.subarray(0, hitCount), counts }
}

/** Counts every document. */
export const countAll = (index: Columns): Counted => ({
  hits: index.slots,
  counts: addAll(index, index.slots, new Uint32Array(index.ordinalCount)),
})

/** Counts these products no longer; call it before they are changed. */
export function takeFromCounts(index: Columns, counts: Uint32Array, slots: readonly number[]): void {
  for (const slot of slots) {
    const end = slot < index.docs.length ? endOf(index, slot) : 0
    for (let at = index.offsets[slot] ?? 0; at < end; at++) counts[index.ordinals[at]!]!--
  }
}

/** Counts these products as they are now. */
export function addToCounts(index: Columns, counts: Uint32Array, slots: readonly number[]): Uint32Array {
  return addAll(index, slots, withRoom(counts, index.ordinalCount))
}

function addAll(index: Columns, slots: ArrayLike<number>, counts: Uint32Array): Uint32Array {
  const { offsets, ordinals } = index
  for (let i = 0; i < slots.length; i++)
    addRun(ordinals, offsets[slots[i]!]!, endOf(index, slots[i]!), counts)
  return counts
}

function addRun(ordinals: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at++) counts[ordinals[at]!]!++
}

/** Where the values of a product are in the group of the filter that it failed last. */
interface Miss {
  start: number
  /** they end before this one */
  end: number
}

/** How many filters a product fails, counted up to two; `miss` is set to the last one. */
function countFailures(
  { offsets, ordinals, starts, columns }: Columns,
  { groups, isWanted, unknown }: WantedValues,
  slot: number,
  miss: Miss,
): number {
  const run = offsets[slot]!
  const ofSlot = slot * startsPerSlot(columns)
  let failed = unknown
  miss.start = miss.end = 0
  for (let i = 0; i < groups.length && failed < 2; i++) {
    const start = run + starts[ofSlot + groups[i]!]!
    const end = run + starts[ofSlot + groups[i]! + 1]!
    let at = start
    while (at < end && isWanted[ordinals[at]!] === 0) at++
    if (at < end) continue
    failed++
    miss.start = start
    miss.end = end
  }
  return failed
}

interface WantedValues {
  /** places of the groups that are filtered; the categories come after the columns */
  groups: number[]
  /** by ordinal */
  isWanted: Uint8Array
  /** number of filters on groups that no product has: every product fails them */
  unknown: number
}

function markWanted(
  index: Columns,
  { filters, categoryPath }: Pick<SearchQuery, 'filters' | 'categoryPath'>,
  isWanted: Uint8Array,
): WantedValues {
  const groups = new Set<number>()
  let unknown = 0
  for (const { key, wanted } of filters) {
    const group = index.columnOf.get(key)
    if (group === undefined) unknown++
    else {
      groups.add(group)
      for (const value of wanted) markValue(index.columns[group]!, value, isWanted)
    }
  }
  if (categoryPath !== '') {
    groups.add(index.columns.length)
    const ordinal = index.ordinalOfCategory.get(categoryPath)
    if (ordinal !== undefined) isWanted[ordinal] = 1
  }
  return { groups: [...groups], isWanted, unknown }
}

function markValue(column: FacetColumn, wanted: FilterValue, isWanted: Uint8Array): void {
  if (wanted.kind === 'value') {
    const ordinal = column.ordinalOf(wanted.value)
    if (ordinal !== undefined) isWanted[ordinal] = 1
    return
  }
  const from = lowerBound(column.numbers, wanted.min)
  for (let at = from; at < column.numbers.length && column.numbers[at]! <= wanted.max; at++)
    isWanted[column.ordinals[at]!] = 1
}
