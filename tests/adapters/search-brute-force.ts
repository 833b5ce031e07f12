import type { Range } from '#features/catalog/catalog/rules/range.ts'
import type {
  Facet,
  FacetCount,
  FilterValue,
  SearchDoc,
  SearchPage,
  SearchQuery,
} from '#features/choosing/search/server/ports.ts'

type Filter = SearchQuery['filters'][number]

const isWithin = (number: number, { min, max }: Range): boolean => number >= min && number <= max
const hasValue = (doc: SearchDoc, key: string, wanted: FilterValue): boolean => {
  if (wanted.kind === 'value') return (doc.values[key] ?? []).includes(wanted.value)
  const number = doc.numbers[key]
  return number !== undefined && isWithin(number, wanted)
}
const passes = (doc: SearchDoc, filter: Filter): boolean =>
  filter.wanted.some((wanted) => hasValue(doc, filter.key, wanted))
const isIn = (doc: SearchDoc, path: string): boolean =>
  path === '' || doc.categories.some((category) => category.path === path)
const tally = (keys: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))

export interface Counts {
  total: number
  facets: Record<string, Record<string, number>>
  categories: Record<string, number>
}

/** Filters in the simplest possible code: the reference for every engine's counts. */
export function countByHand(
  docs: readonly SearchDoc[],
  facets: readonly Facet[],
  query: Pick<SearchQuery, 'filters' | 'categoryPath'>,
): Counts {
  const matchingWithout = (except: string) =>
    docs.filter(
      (doc) =>
        query.filters.every((filter) => filter.key === except || passes(doc, filter)) &&
        (except === 'category' || isIn(doc, query.categoryPath)),
    )
  const all = matchingWithout('none')
  const isFiltered = new Set(query.filters.map(({ key }) => key))
  const groups = facets.map((facet): [string, Record<string, number>] => {
    // Only a facet with a filter of its own counts other products than those of the result.
    const counted = isFiltered.has(facet.key) ? matchingWithout(facet.key) : all
    if (facet.kind === 'list')
      return [facet.key, tally(counted.flatMap((doc) => doc.values[facet.key] ?? []))]
    const numbers = counted.flatMap((doc) => doc.numbers[facet.key] ?? [])
    const buckets = facet.ranges.map((range): [string, number] => [
      nameOf(range),
      numbers.filter((number) => isWithin(number, range)).length,
    ])
    return [facet.key, Object.fromEntries(buckets.filter(([, count]) => count > 0))]
  })
  return {
    total: all.length,
    facets: Object.fromEntries(groups.filter(([, buckets]) => Object.keys(buckets).length > 0)),
    categories: tally(
      matchingWithout('category').flatMap((doc) => doc.categories.map((category) => category.path)),
    ),
  }
}

function nameOf({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${Number.isFinite(min) ? min : '*'}-${Number.isFinite(max) ? max : '*'}`
}

const bucketsOf = (facet: FacetCount) =>
  Object.fromEntries(
    facet.buckets.filter((bucket) => bucket.doc_count > 0).map((bucket) => [bucket.key, bucket.doc_count]),
  )
/** What an answer counted, as `countByHand` says it. */
export const countsOf = (page: SearchPage): Counts => ({
  total: page.total,
  facets: Object.fromEntries(
    page.facets
      .map((facet) => [facet.key, bucketsOf(facet)] as const)
      .filter(([, buckets]) => Object.keys(buckets).length > 0),
  ),
  categories: Object.fromEntries(page.categories.map((category) => [category.path, category.count])),
})
