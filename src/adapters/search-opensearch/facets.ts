import { bucketOf, MAX_BUCKETS } from '#features/choosing/search/rules/facets/buckets.ts'
import { compareTexts } from '#features/choosing/search/rules/order/compare-texts.ts'
import type {
  CategoryCount,
  Facet,
  FacetCount,
  FilterValue,
  SearchQuery,
} from '#features/choosing/search/server/ports.ts'
import { CATEGORIES, readToken, valueToken } from './document.ts'
import { anyOf, type Dsl, NOTHING, rangeQuery } from './lists/to-query.ts'
import { bucketsOf, type SearchAnswer } from './questions.ts'
import type { Details } from './state.ts'

/** Values of all groups that one answer may have; more than any part of a catalog has. */
const MOST_VALUES = 50_000

type NumberFacet = Extract<Facet, { kind: 'number' }>

/** The condition of one group of a query. */
export interface Condition {
  group: string
  query: Dsl
}

/** What a query asks of products beside its text: one condition a group, the category among them. */
export function conditionsOf(
  { filters, categoryPath }: Pick<SearchQuery, 'filters' | 'categoryPath'>,
  facets: readonly Facet[],
): Condition[] {
  const chosen = filters.map(({ key, wanted }) => {
    const facet = facets.find((each) => each.key === key)
    return { group: key, query: facet ? wantedQuery(facet, wanted) : NOTHING }
  })
  return categoryPath === ''
    ? chosen
    : [...chosen, { group: CATEGORIES, query: { term: { paths: categoryPath } } }]
}

function wantedQuery({ key, kind }: Facet, wanted: readonly FilterValue[]): Dsl {
  const parts = wanted.flatMap((value): Dsl[] => {
    if (value.kind === 'value')
      return kind === 'list' ? [{ term: { values: valueToken(key, value.value) } }] : []
    return kind === 'number' && value.min <= value.max
      ? [rangeQuery(`numbers.${key}`, value.min, value.max)]
      : []
  })
  return parts.length === 0 ? NOTHING : anyOf(parts)
}

/** How the groups of an answer are counted. @param only counts these alone; all of them without it */
export function countingOf({ facets, many }: Details, only?: ReadonlySet<string>): Dsl {
  const isCounted = ({ key }: Facet): boolean => !only || only.has(key)
  const byRange = facets.filter(
    (facet): facet is NumberFacet => facet.kind === 'number' && many.includes(facet.key) && isCounted(facet),
  )
  const byValue =
    !only || only.has(CATEGORIES) || facets.some((facet) => isCounted(facet) && !many.includes(facet.key))
  return {
    ...(byValue && { values: { terms: { field: 'values', size: MOST_VALUES } } }),
    ...Object.fromEntries(byRange.flatMap((facet) => Object.entries(rangesOf(facet)))),
  }
}

const rangesOf = ({ key, ranges }: NumberFacet): Dsl => ({
  [`ranges ${key}`]: {
    filters: {
      filters: Object.fromEntries(
        ranges.map(({ min, max }, at) => [String(at), rangeQuery(`numbers.${key}`, min, max)]),
      ),
    },
  },
  [`least ${key}`]: { min: { field: `numbers.${key}` } },
  [`most ${key}`]: { max: { field: `numbers.${key}` } },
})

/** What an answer counted, by group. */
export interface Counts {
  values: ReadonlyMap<string, readonly { value: string; count: number }[]>
  answer: SearchAnswer
}

export const readCounts = (answer: SearchAnswer): Counts => ({
  answer,
  values: Map.groupBy(
    bucketsOf(answer, 'values').map(({ key, doc_count }) => ({
      ...readToken(String(key)),
      count: doc_count,
    })),
    ({ group }) => group,
  ),
})

/** The groups with at least one value. Chosen values are listed even when no product has them. */
export const readFacets = (
  { facets, many }: Details,
  countsOf: (group: string) => Counts,
  filters: SearchQuery['filters'],
): FacetCount[] =>
  facets.flatMap((facet) => {
    const counts = countsOf(facet.key)
    const wanted = filters.find(({ key }) => key === facet.key)?.wanted ?? []
    const read =
      facet.kind === 'list'
        ? readTexts(facet, counts, wanted)
        : many.includes(facet.key)
          ? readRanges(facet, counts)
          : readNumbers(facet, counts)
    return read && read.buckets.length > 0 ? [read] : []
  })

function readTexts(
  { key, name, unit }: Facet,
  { values }: Counts,
  wanted: readonly FilterValue[],
): FacetCount {
  const buckets = (values.get(key) ?? [])
    .map(({ value, count }) => ({ key: value, doc_count: count }))
    .sort((a, b) => b.doc_count - a.doc_count || compareTexts(a.key, b.key))
  const shown = buckets.slice(0, MAX_BUCKETS)
  for (const each of wanted) {
    if (each.kind === 'value' && !shown.some((bucket) => bucket.key === each.value))
      shown.push(buckets.find((bucket) => bucket.key === each.value) ?? { key: each.value, doc_count: 0 })
  }
  return { key, name, unit, buckets: shown }
}

function readNumbers({ key, name, unit, ranges }: NumberFacet, { values }: Counts): FacetCount | undefined {
  const numbers = (values.get(key) ?? []).map(({ value, count }) => ({ value: Number(value), count }))
  if (numbers.length === 0) return undefined
  const buckets = ranges.flatMap(({ min, max }) => {
    const count = numbers.reduce(
      (sum, each) => sum + (each.value >= min && each.value <= max ? each.count : 0),
      0,
    )
    return count > 0 ? [bucketOf(min, max)(count)] : []
  })
  const found = numbers.map(({ value }) => value)
  return withEnds({ key, name, unit, buckets }, Math.min(...found), Math.max(...found))
}

function readRanges({ key, name, unit, ranges }: NumberFacet, { answer }: Counts): FacetCount | undefined {
  const of = (figure: string) => answer.aggregations?.[`${figure} ${key}`]
  const least = of('least')?.value
  const most = of('most')?.value
  if (typeof least !== 'number' || typeof most !== 'number') return undefined
  const counted = of('ranges')?.buckets as Readonly<Record<string, { doc_count: number }>>
  const buckets = ranges.flatMap(({ min, max }, at) => {
    const count = counted[String(at)]?.doc_count ?? 0
    return count > 0 ? [bucketOf(min, max)(count)] : []
  })
  return withEnds({ key, name, unit, buckets }, least, most)
}

const withEnds = (facet: FacetCount, min: number, max: number): FacetCount | undefined =>
  facet.buckets.length === 0 ? undefined : { ...facet, min, max }

/** The categories with products, in the order of their paths. */
export const readCategories = ({ values }: Counts): CategoryCount[] =>
  (values.get(CATEGORIES) ?? [])
    .map(({ value, count }) => {
      const [path = '', parent = '', name = '', url = ''] = JSON.parse(value) as string[]
      return { path, parent, name, url, count }
    })
    .sort((a, b) => compareTexts(a.path, b.path))
