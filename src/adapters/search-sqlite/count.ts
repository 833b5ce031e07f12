import type { CategoryCount, FacetCount, FilterValue, SearchQuery } from '#features/search/server/ports.ts'
import type { Columns, FacetColumn } from './columns.ts'
import type { Scratch } from './scratch.ts'

/** The result of one pass over the candidates. */
export interface Counted {
  /** slots that pass every filter, in candidate order; valid until the engine's next search */
  hits: Int32Array
  /** per ordinal: products that pass every filter except that of the ordinal's own group */
  counts: Uint32Array
}

/**
 * Filters and counts in one pass. A product that fails no filter counts everywhere; one that fails exactly
 * one filter counts in that filter's group alone; others count nowhere. The category path is a filter like
 * any other.
 * A product's ordinals ascend from group to group, so each filter continues where the one before it stopped.
 */
export function filterAndCount(
  index: Columns,
  candidates: Int32Array,
  query: Pick<SearchQuery, 'filters' | 'categoryPath'>,
  scratch: Scratch,
): Counted {
  const counts = new Uint32Array(index.ordinalCount)
  const wanted = markWanted(index, query)
  if (wanted.firsts.length + wanted.unknown === 0)
    return { hits: candidates, counts: addAll(index, candidates, counts) }
  const { offsets, ordinals, ordinalCount } = index
  const hits = scratch.slots(candidates.length)
  const miss: Miss = { start: 0, end: 0 }
  let hitCount = 0
  for (let i = 0; i < candidates.length; i++) {
    const slot = candidates[i]!
    const failed = countFailures(index, wanted, slot, miss)
    if (failed > 1) continue
    const to = offsets[slot + 1]!
    if (failed === 0) hits[hitCount++] = slot
    const first = failed === 0 ? offsets[slot]! : miss.start
    const end = failed === 0 ? ordinalCount : miss.end
    for (let at = first; at < to && ordinals[at]! < end; at++) counts[ordinals[at]!]!++
  }
  return { hits: hits.subarray(0, hitCount), counts }
}

/** Counts every document. */
export const countAll = (index: Columns): Counted => ({
  hits: index.slots,
  counts: addAll(index, index.slots, new Uint32Array(index.ordinalCount)),
})

function addAll({ offsets, ordinals }: Columns, slots: Int32Array, counts: Uint32Array): Uint32Array {
  for (let i = 0; i < slots.length; i++) {
    const to = offsets[slots[i]! + 1]!
    for (let at = offsets[slots[i]!]!; at < to; at++) counts[ordinals[at]!]!++
  }
  return counts
}

/** The group of the filter that a product failed last, and where its values of that group are. */
interface Miss {
  start: number
  /** the group's ordinals end before this one */
  end: number
}

/** How many filters a product fails, counted up to two; `miss` is set to the last one. */
function countFailures(
  { offsets, ordinals }: Columns,
  wanted: WantedValues,
  slot: number,
  miss: Miss,
): number {
  const { firsts, ends, isWanted } = wanted
  const to = offsets[slot + 1]!
  let at = offsets[slot]!
  let failed = wanted.unknown
  miss.start = to
  miss.end = 0
  for (let group = 0; group < firsts.length && failed < 2; group++) {
    const end = ends[group]!
    while (at < to && ordinals[at]! < firsts[group]!) at++
    const start = at
    while (at < to && ordinals[at]! < end && isWanted[ordinals[at]!] === 0) at++
    if (at < to && ordinals[at]! < end) continue
    failed++
    miss.start = start
    miss.end = end
  }
  return failed
}

interface WantedValues {
  /** ordinals of the groups that are filtered, ascending: each from `firsts` up to, not including, `ends` */
  firsts: number[]
  ends: number[]
  /** by ordinal */
  isWanted: Uint8Array
  /** number of filters on groups that no product has: every product fails them */
  unknown: number
}

function markWanted(
  index: Columns,
  { filters, categoryPath }: Pick<SearchQuery, 'filters' | 'categoryPath'>,
): WantedValues {
  const isWanted = new Uint8Array(index.ordinalCount)
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
  const ascending = [...groups].sort((a, b) => a - b)
  const firstOf = (group: number): number =>
    index.columns[group]?.first ?? (group === index.columns.length ? index.firstCategory : index.ordinalCount)
  return {
    firsts: ascending.map(firstOf),
    ends: ascending.map((group) => firstOf(group + 1)),
    isWanted,
    unknown,
  }
}

function markValue(column: FacetColumn, wanted: FilterValue, isWanted: Uint8Array): void {
  if (wanted.kind === 'value') {
    const at = column.facet.kind === 'list' ? column.texts.indexOf(wanted.value) : -1
    if (at >= 0) isWanted[column.first + at] = 1
    return
  }
  const from = lowerBound(column.numbers, wanted.min)
  for (let at = from; at < column.numbers.length && column.numbers[at]! <= wanted.max; at++)
    isWanted[column.first + at] = 1
}

/** First place in an ascending array whose value is not below `value`. */
function lowerBound(values: Float64Array, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

const MAX_BUCKETS = 200

/** The groups with at least one value. Chosen values are listed even when no product has them. */
export function readFacets(
  index: Columns,
  counts: Uint32Array,
  filters: SearchQuery['filters'],
): FacetCount[] {
  const found: FacetCount[] = []
  for (const column of index.columns) {
    const { key, name, unit } = column.facet
    const wanted = filters.find((filter) => filter.key === key)?.wanted ?? []
    const read =
      column.facet.kind === 'list'
        ? { buckets: readTexts(column, counts, wanted) }
        : readNumbers(column, column.facet.ranges, counts)
    if (read.buckets.length > 0) found.push({ key, name, unit, ...read })
  }
  return found
}

function readTexts(
  column: FacetColumn,
  counts: Uint32Array,
  wanted: readonly FilterValue[],
): FacetCount['buckets'] {
  const buckets: FacetCount['buckets'] = []
  for (let i = 0; i < column.count; i++) {
    const count = counts[column.first + i]!
    if (count > 0) buckets.push({ key: column.texts[i]!, doc_count: count })
  }
  buckets.sort((a, b) => b.doc_count - a.doc_count)
  const shown = buckets.slice(0, MAX_BUCKETS)
  for (const value of wanted) {
    if (value.kind === 'value' && !shown.some((bucket) => bucket.key === value.value))
      shown.push(buckets.find((bucket) => bucket.key === value.value) ?? { key: value.value, doc_count: 0 })
  }
  return shown
}

function readNumbers(
  column: FacetColumn,
  ranges: readonly { min: number; max: number }[],
  counts: Uint32Array,
): Pick<FacetCount, 'buckets' | 'min' | 'max'> {
  const { numbers, first } = column
  let low = 0
  while (low < numbers.length && counts[first + low] === 0) low++
  if (low === numbers.length) return { buckets: [] }
  let high = numbers.length - 1
  while (counts[first + high] === 0) high--
  const buckets: FacetCount['buckets'] = []
  for (const range of ranges) {
    let count = 0
    for (let at = lowerBound(numbers, range.min); at < numbers.length && numbers[at]! <= range.max; at++)
      count += counts[first + at]!
    if (count > 0) buckets.push(rangeBucket(range, count))
  }
  return { buckets, min: numbers[low]!, max: numbers[high]! }
}

function rangeBucket(
  { min, max }: { min: number; max: number },
  count: number,
): FacetCount['buckets'][number] {
  if (min === max) return { key: String(min), doc_count: count, from: min, to: max }
  const ends = {
    ...(Number.isFinite(min) ? { from: min } : {}),
    ...(Number.isFinite(max) ? { to: max } : {}),
  }
  return {
    key: `${Number.isFinite(min) ? min : '*'}-${Number.isFinite(max) ? max : '*'}`,
    doc_count: count,
    ...ends,
  }
}

export function readCategories(index: Columns, counts: Uint32Array): CategoryCount[] {
  const found: CategoryCount[] = []
  index.categories.forEach((category, i) => {
    const count = counts[index.firstCategory + i]!
    if (count > 0) found.push({ ...category, count })
  })
  return found
}
