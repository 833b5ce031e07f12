import { MAX_BUCKETS } from '#features/choosing/search/rules/facets/buckets.ts'
import type {
  CategoryCount,
  FacetCount,
  FilterValue,
  SearchQuery,
} from '#features/choosing/search/server/ports.ts'
import type { Columns } from '../columns/columns.ts'
import type { FacetColumn } from './facet-column.ts'

/** The groups with at least one value. Chosen values are listed even when no product has them. */
export function readFacets(
  index: Columns,
  counts: Uint32Array,
  filters: SearchQuery['filters'],
): FacetCount[] {
  const found: FacetCount[] = []
  for (const column of index.columns) {
    const { key, kind } = column.facet
    const read =
      kind === 'number'
        ? readNumbers(column, counts)
        : readTexts(column, counts, filters.find((filter) => filter.key === key)?.wanted ?? [])
    if (read.buckets.length > 0) found.push(read)
  }
  return found
}

function readTexts(
  { facet: { key, name, unit }, texts, ordinals }: FacetColumn,
  counts: Uint32Array,
  wanted: readonly FilterValue[],
): FacetCount {
  const buckets: FacetCount['buckets'] = []
  for (let i = 0; i < texts.length; i++)
    if (counts[ordinals[i]!]! > 0) buckets.push({ key: texts[i]!, doc_count: counts[ordinals[i]!]! })
  if (buckets.length > 1) buckets.sort((a, b) => b.doc_count - a.doc_count)
  const shown = buckets.length > MAX_BUCKETS ? buckets.slice(0, MAX_BUCKETS) : buckets
  for (const value of wanted) {
    if (value.kind === 'value' && !shown.some((bucket) => bucket.key === value.value))
      shown.push(buckets.find((bucket) => bucket.key === value.value) ?? { key: value.value, doc_count: 0 })
  }
  return { key, name, unit, buckets: shown }
}

function readNumbers(
  { facet: { key, name, unit }, numbers, ordinals, ranges }: FacetColumn,
  counts: Uint32Array,
): FacetCount {
  const buckets: FacetCount['buckets'] = []
  let low = 0
  while (low < numbers.length && counts[ordinals[low]!] === 0) low++
  if (low === numbers.length) return { key, name, unit, buckets }
  let high = numbers.length - 1
  while (counts[ordinals[high]!] === 0) high--
  for (const range of ranges) {
    let count = 0
    for (let at = range.start; at < range.end; at++) count += counts[ordinals[at]!]!
    if (count > 0) buckets.push(range.bucket(count))
  }
  return { key, name, unit, buckets, min: numbers[low]!, max: numbers[high]! }
}

export function readCategories(index: Columns, counts: Uint32Array): CategoryCount[] {
  const found: CategoryCount[] = []
  for (const { ordinal, ...category } of index.categories) {
    const count = counts[ordinal]!
    if (count > 0) found.push({ ...category, count })
  }
  return found
}
