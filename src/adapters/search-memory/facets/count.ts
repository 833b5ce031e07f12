import type { FilterValue, SearchQuery } from '#features/choosing/search/server/ports.ts'
import type { Columns } from '../columns/columns.ts'
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
  const { offsets, lengths, ordinals, groupOf } = index
  const hits = scratch.slots(candidates.length)
  const missed = missedBy(wanted, groupOf)
  let hitCount = 0
  for (let i = 0; i < candidates.length; i++) {
    const slot = candidates[i]!
    const from = offsets[slot]!
    const to = from + lengths[slot]!
    const group = missed(ordinals, from, to, i)
    if (group === NOTHING) {
      hits[hitCount++] = slot
      addRun(ordinals, from, to, counts)
    } else if (group !== SEVERAL) {
      addGroup(index, from, to, group, counts)
    }
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
    const from = index.offsets[slot] ?? 0
    const to = from + (index.lengths[slot] ?? 0)
    for (let at = from; at < to; at++) counts[index.ordinals[at]!]!--
  }
}

/** Counts these products as they are now. */
export function addToCounts(index: Columns, counts: Uint32Array, slots: readonly number[]): Uint32Array {
  return addAll(index, slots, withRoom(counts, index.ordinalCount))
}

function addAll(
  { offsets, lengths, ordinals }: Columns,
  slots: ArrayLike<number>,
  counts: Uint32Array,
): Uint32Array {
  for (let i = 0; i < slots.length; i++) {
    const from = offsets[slots[i]!]!
    addRun(ordinals, from, from + lengths[slots[i]!]!, counts)
  }
  return counts
}

/** Counts the values of one group; a run is in the order of its groups. */
function addGroup(
  { ordinals, groupOf }: Columns,
  from: number,
  to: number,
  group: number,
  counts: Uint32Array,
): void {
  for (let at = from; at < to && groupOf[ordinals[at]!]! <= group; at++)
    if (groupOf[ordinals[at]!] === group) counts[ordinals[at]!]!++
}

function addRun(ordinals: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at++) counts[ordinals[at]!]!++
}

/** A product misses no filter, or more than one. */
const NOTHING = -1
const SEVERAL = -2

/** Tells of a run of ordinals which group's filter it misses, if only one; else NOTHING or SEVERAL. */
function missedBy({ groups, filterOf, unknown }: WantedValues, groupOf: Uint16Array) {
  const last = Math.max(...groups)
  /** by filter: the last product that passed it */
  const passed = new Int32Array(groups.length + 1).fill(-1)

  /** How many filters a product passes. */
  function passes(ordinals: Uint32Array, from: number, to: number, product: number): number {
    let count = 0
    for (let at = from; at < to && count < groups.length; at++) {
      const filter = filterOf[ordinals[at]!]!
      if (filter === 0 && groupOf[ordinals[at]!]! > last) break
      if (filter === 0 || passed[filter] === product) continue
      passed[filter] = product
      count++
    }
    return count
  }

  return (ordinals: Uint32Array, from: number, to: number, product: number): number => {
    const missing = groups.length + unknown - passes(ordinals, from, to, product)
    if (missing !== 1) return missing === 0 ? NOTHING : SEVERAL
    if (unknown > 0) return NO_GROUP
    let filter = 1
    while (passed[filter] === product) filter++
    return groups[filter - 1]!
  }
}

/** A group that no product has, so there is nothing to count. */
const NO_GROUP = 2 ** 16

interface WantedValues {
  /** places of the groups that are filtered; the categories come after the columns */
  groups: number[]
  /** by ordinal: of a value that is wanted, the place of its group in `groups`, plus one; else 0 */
  filterOf: Uint8Array
  /** number of filters on groups that no product has: every product fails them */
  unknown: number
}

/** @param filterOf room for a number of each ordinal, all 0 */
function markWanted(
  index: Columns,
  { filters, categoryPath }: Pick<SearchQuery, 'filters' | 'categoryPath'>,
  filterOf: Uint8Array,
): WantedValues {
  const groups: number[] = []
  let unknown = 0
  for (const { key, wanted } of filters) {
    const group = index.columnOf.get(key)
    if (group === undefined) unknown++
    else {
      const filter = groups.includes(group) ? groups.indexOf(group) + 1 : groups.push(group)
      for (const value of wanted) markValue(index.columns[group]!, value, filterOf, filter)
    }
  }
  if (categoryPath !== '') {
    const filter = groups.push(index.columns.length)
    const ordinal = index.ordinalOfCategory.get(categoryPath)
    if (ordinal !== undefined) filterOf[ordinal] = filter
  }
  return { groups, filterOf, unknown }
}

function markValue(column: FacetColumn, wanted: FilterValue, filterOf: Uint8Array, filter: number): void {
  if (wanted.kind === 'value') {
    const ordinal = column.ordinalOf(wanted.value)
    if (ordinal !== undefined) filterOf[ordinal] = filter
    return
  }
  const from = lowerBound(column.numbers, wanted.min)
  for (let at = from; at < column.numbers.length && column.numbers[at]! <= wanted.max; at++)
    filterOf[column.ordinals[at]!] = filter
}
