import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import { ofVocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import type { SearchAdvice, SearchAnswer, SearchRequest, SuggestAnswer } from '../contract.ts'
import type { Advice } from '../rules/advice/advice-table.ts'
import { growTree } from '../rules/facets/category-tree.ts'
import { PLAIN_FILTERS, type Values } from '../rules/listing/listing.ts'
import { typeToken } from '../rules/query/trade-words.ts'
import { singular } from '../rules/query/words.ts'
import { currentStockWord } from '../rules/stock-filter.ts'
import type {
  Facet,
  FacetCount,
  FilterValue,
  Hit,
  SearchEngine,
  SearchPage,
  SearchQuery,
  Suggestions,
} from './ports.ts'

/** Facet key of an attribute; plain filters go by their own name. */
export const attributeKey = (id: number | string): string => `attributes.${id}`
const ATTRIBUTES = attributeKey('')

/**
 * A request as a query of the engine.
 * Filter groups that the catalog lacks and numbers that cannot be read are left out.
 */
export function toQuery(
  request: SearchRequest,
  search: Pick<SearchEngine, 'facets' | 'understand'>,
): SearchQuery {
  const facets = search.facets()
  const { attributes, ...plain } = request.activeFilters
  const chosen: [string, Values | undefined][] = [
    ...PLAIN_FILTERS.map((key): [string, Values | undefined] => [key, plain[key]]),
    ...Object.entries(attributes).map(([id, values]): [string, Values] => [attributeKey(id), values]),
  ]
  const filters = chosen.flatMap(([key, values]) => {
    const facet = facets.find((each) => each.key === key)
    const wanted = facet && values ? values.flatMap((value) => readValue(facet, value)) : []
    return wanted.length === 0 ? [] : [{ key, wanted }]
  })
  return {
    text: search.understand(request.query),
    categoryPath: request.categoryPath,
    filters,
    sort: request.activeSorting,
    from: request.from,
    limit: request.limit,
    home: request.home,
  }
}

function readValue(facet: Facet, value: string): FilterValue[] {
  if (facet.kind === 'list')
    return [{ kind: 'value', value: facet.key === 'availability' ? currentStockWord(value) : value }]
  const range = parseRange(value)
  return range ? [{ kind: 'range', ...range }] : []
}

type Aggregations = SearchAnswer['aggregations']
type Group = Aggregations['attributes'][string]

/** An answer without its hits; the groups of attributes by id. */
interface Rest extends Omit<SearchAnswer, 'hits' | 'aggregations'> {
  attributes: [id: string, Group][]
  aggregations: Omit<Aggregations, 'attributes'>
}

export function presentRest(
  page: SearchPage,
  { categoryPath, filters }: Pick<SearchQuery, 'categoryPath' | 'filters'>,
): Rest {
  const chosen = new Set(filters.map((filter) => filter.key))
  const shown = page.facets.filter((facet) => chosen.has(facet.key) || isWorthShowing(facet, page.total))
  return {
    ...presentFacets(shown, [...growTree(page.categories, categoryPath)]),
    version: page.version,
    corrections: page.corrections,
    isRelaxed: page.isRelaxed,
    setAside: page.setAside,
    ...(page.notSold === undefined ? {} : { notSold: page.notSold }),
    ...(page.unsoldBrand === undefined ? {} : { unsoldBrand: page.unsoldBrand }),
    ...(page.fit === undefined ? {} : { fit: page.fit }),
    read: page.read,
    ...(page.place === undefined ? {} : { place: page.place }),
    ...(page.fits === undefined ? {} : { fits: page.fits }),
    ...(page.replaced === undefined ? {} : { replaced: page.replaced }),
    ...(page.advice === undefined ? {} : { advice: presentAdvice(page.advice) }),
  }
}

const MIN_SHARE = 0.1

// An attribute that nine products in ten do not have is left out: a list of furnaces needs no filter for
// MERV ratings.
function isWorthShowing({ key, buckets }: FacetCount, total: number): boolean {
  return (
    !key.startsWith(ATTRIBUTES) ||
    buckets.reduce((sum, bucket) => sum + bucket.doc_count, 0) >= total * MIN_SHARE
  )
}

function presentFacets(
  facets: readonly FacetCount[],
  categories: Aggregations['categories'],
): Pick<Rest, 'attributes' | 'aggregations'> {
  const aggregations: Rest['aggregations'] = { categories }
  const attributes: Rest['attributes'] = []
  for (const { key, name, unit, buckets, min, max } of facets) {
    // Written out: the rest of a destructuring is an object of V8's slow kind.
    const group =
      min === undefined || max === undefined ? { name, unit, buckets } : { name, unit, buckets, min, max }
    const plain = PLAIN_FILTERS.find((each) => each === key)
    if (plain) aggregations[plain] = group
    else attributes.push([key.slice(ATTRIBUTES.length), group])
  }
  return { aggregations, attributes }
}

type NamePart = { text: string; isMatch: boolean }

/** The matched words of a hit's name, when there are any. */
export function presentHighlight({
  name,
  matched,
}: Pick<Hit, 'name' | 'matched'>): Pick<SearchAnswer['hits']['hits'][number], 'highlight'> {
  const parts = matched.length > 0 ? markWords(name, matched) : []
  return parts.some((part) => part.isMatch) ? { highlight: { name: parts } } : {}
}

/** Cuts a name into parts that matched and parts that did not; joined they are the name. */
function markWords(name: string, matched: readonly string[]): NamePart[] {
  const parts: NamePart[] = []
  for (const text of name.split(/([\p{L}\p{N}.-]+)/u)) {
    if (text === '') continue
    const word = singular(text.toLowerCase().replaceAll('-', ''))
    const isMatch =
      word !== '' && matched.some((each) => word === each || (each.length > 1 && word.startsWith(each)))
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch) last.text += text
    else parts.push({ text, isMatch })
  }
  return parts
}

export function presentSuggestions({
  version,
  products,
  categories,
  completions,
  advice,
}: Suggestions): SuggestAnswer {
  return {
    version,
    products: products.map(({ id, name, sku, brand, path, price }) => ({
      id,
      name,
      sku,
      brand,
      path,
      price,
    })),
    categories: categories.map(({ name, path, url, count }) => ({ name, path, url, doc_count: count })),
    completions,
    ...(advice === undefined ? {} : { advice: presentAdvice(advice) }),
  }
}

const MOST_GOODS = 4

/** Advice in the words of the API: what it says, its page, and searches for the goods that help. */
function presentAdvice({ kind, title, goods, path, also = [], call, text }: Advice): SearchAdvice {
  return {
    kind,
    title,
    text,
    ...(path === '' ? {} : { path }),
    ...(also.length === 0 ? {} : { also: [...also] }),
    ...(call === '' ? {} : { call }),
    goods: goods.map(({ tokens }) => goodsOf(tokens)).slice(0, MOST_GOODS),
  }
}

const labels = ofVocabulary(({ types }) => new Map(types.map((type) => [typeToken(type.type), type])))

/** "type.airfilter" leads to the list of the type, other words to a search for them. */
function goodsOf([first = '', ...more]: readonly string[]): SearchAdvice['goods'][number] {
  const type = labels().get(first)
  if (!type) return searchFor(capitalized([first, ...more].join(' ')))
  return more.length === 0
    ? { text: type.plural, path: `/search?type=${encodeURIComponent(type.label)}` }
    : {
        text: `${type.plural}: ${more.join(' ')}`,
        path: searchPath(`${type.label.toLowerCase()} ${more.join(' ')}`),
      }
}

const searchPath = (words: string): string => `/search?q=${encodeURIComponent(words)}`
const searchFor = (words: string) => ({ text: words, path: searchPath(words.toLowerCase()) })
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
