import type { CategoryCount, FacetCount, FilterValue, SearchQuery } from '#features/search/server/ports.ts'
import type { Columns } from '../columns.ts'
import type { FacetColumn } from './facet-column.ts'

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
        : readNumbers(column, counts)
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
  { numbers, first, ranges }: FacetColumn,
  counts: Uint32Array,
): Pick<FacetCount, 'buckets' | 'min' | 'max'> {
  let low = 0
  while (low < numbers.length && counts[first + low] === 0) low++
  if (low === numbers.length) return { buckets: [] }
  let high = numbers.length - 1
  while (counts[first + high] === 0) high--
  const buckets: FacetCount['buckets'] = []
  for (const { key, start, end, ends } of ranges) {
    let count = 0
    for (let at = start; at < end; at++) count += counts[first + at]!
    if (count > 0) buckets.push({ key, doc_count: count, ...ends })
  }
  return { buckets, min: numbers[low]!, max: numbers[high]! }
}

export function readCategories(index: Columns, counts: Uint32Array): CategoryCount[] {
  const found: CategoryCount[] = []
  index.categories.forEach((category, i) => {
    const count = counts[index.firstCategory + i]!
    if (count > 0) found.push({ ...category, count })
  })
  return found
}
