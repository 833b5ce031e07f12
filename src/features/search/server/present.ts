import { parseRange } from '#features/catalog/rules/range.ts'
import type { SearchAnswer, SearchRequest, SuggestAnswer } from '../contract.ts'
import { growTree } from '../rules/facets/category-tree.ts'
import { PLAIN_FILTERS, type Values } from '../rules/listing/listing.ts'
import { understandQuery } from '../rules/query/understand-query.ts'
import { singular } from '../rules/query/words.ts'
import type { Facet, FacetCount, Hit, SearchPage, SearchQuery, Suggestions, WantedValue } from './ports.ts'

/** Facet key of an attribute; plain filters go by their own name. */
export const attributeKey = (id: number | string): string => `attributes.${id}`
const ATTRIBUTES = attributeKey('')

/** Puts a request in the engine's words. Filter groups that the catalogue lacks and numbers that cannot be read are left out. */
export function toQuery(request: SearchRequest, facets: readonly Facet[]): SearchQuery {
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
    text: understandQuery(request.query),
    categoryPath: request.categoryPath,
    filters,
    sort: request.activeSorting,
    from: request.from,
    limit: request.limit,
  }
}

function readValue(facet: Facet, value: string): WantedValue[] {
  if (facet.kind === 'list') return [{ kind: 'value', value }]
  const range = parseRange(value)
  return range ? [{ kind: 'range', ...range }] : []
}

/** The wire's names (`hits.total.value`, `_source`, `doc_count`) for a page of results. */
export function presentPage(
  page: SearchPage,
  { categoryPath, filters }: Pick<SearchQuery, 'categoryPath' | 'filters'>,
): SearchAnswer {
  return {
    hits: {
      total: { value: page.total, relation: 'eq' },
      hits: page.hits.map((hit) => ({
        _id: hit.id,
        _score: hit.score,
        _source: hit.source,
        ...presentHighlight(hit),
      })),
    },
    ...presentRest(page, { categoryPath, filters }),
  }
}

/** Bytes of UTF-8 that a UTF-16 unit takes at most. */
const MOST_BYTES = 3
// Where answers are put together; it grows to the largest. A fresh buffer for each of their many pieces costs more than the pieces.
let paper = Buffer.allocUnsafeSlow(128 * 1024)

/** The same page as JSON text in UTF-8. What the list shows of each product goes in as the engine keeps it, unread. */
export function writePage(
  page: SearchPage,
  query: Pick<SearchQuery, 'categoryPath' | 'filters'>,
): Uint8Array {
  let length = 0
  const makeRoom = (bytes: number): void => {
    if (length + bytes <= paper.length) return
    const larger = Buffer.allocUnsafeSlow(2 * (length + bytes))
    larger.set(paper.subarray(0, length))
    paper = larger
  }
  const text = (piece: string): void => {
    makeRoom(piece.length * MOST_BYTES)
    length += paper.write(piece, length)
  }
  text(`{"hits":{"total":{"value":${page.total},"relation":"eq"},"hits":[`)
  page.hits.forEach((hit, i) => {
    const { highlight } = presentHighlight(hit)
    text(`${i === 0 ? '' : ','}{"_id":${JSON.stringify(hit.id)},"_score":${hit.score},"_source":`)
    makeRoom(hit.json.byteLength)
    paper.set(hit.json, length)
    length += hit.json.byteLength
    text(highlight ? `,"highlight":${JSON.stringify(highlight)}}` : '}')
  })
  text(`]},${JSON.stringify(presentRest(page, query)).slice(1)}`)
  return new Uint8Array(paper.subarray(0, length))
}

function presentRest(
  page: SearchPage,
  { categoryPath, filters }: Pick<SearchQuery, 'categoryPath' | 'filters'>,
): Omit<SearchAnswer, 'hits'> {
  const chosen = new Set(filters.map((filter) => filter.key))
  const shown = page.facets.filter((facet) => chosen.has(facet.key) || isWorthShowing(facet, page.total))
  return {
    aggregations: presentFacets(shown, [...growTree(page.categories, categoryPath)]),
    version: page.version,
    corrections: page.corrections,
    isRelaxed: page.isRelaxed,
  }
}

const LEAST_SHARE = 0.1

// Among furnaces nobody asks for the MERV of a filter: an attribute that says nothing of nine products in ten is left out.
function isWorthShowing({ key, buckets }: FacetCount, total: number): boolean {
  return (
    !key.startsWith(ATTRIBUTES) ||
    buckets.reduce((sum, bucket) => sum + bucket.doc_count, 0) >= total * LEAST_SHARE
  )
}

function presentFacets(
  facets: readonly FacetCount[],
  categories: SearchAnswer['aggregations']['categories'],
): SearchAnswer['aggregations'] {
  const aggregations: SearchAnswer['aggregations'] = { attributes: {}, categories }
  for (const { key, ...group } of facets) {
    const plain = PLAIN_FILTERS.find((each) => each === key)
    if (plain) aggregations[plain] = group
    else aggregations.attributes[key.slice(ATTRIBUTES.length)] = group
  }
  return aggregations
}

function presentHighlight(hit: Hit): Pick<SearchAnswer['hits']['hits'][number], 'highlight'> {
  const parts = hit.matched.length > 0 ? markWords(hit.name, hit.matched) : []
  return parts.some((part) => part.isMatch) ? { highlight: { name: parts } } : {}
}

const MOST_NAMES = 20_000
const cut = new Map<string, readonly { text: string; word: string }[]>()

// The same names stand in answer after answer.
function piecesOf(name: string): readonly { text: string; word: string }[] {
  const known = cut.get(name)
  if (known) return known
  if (cut.size >= MOST_NAMES) cut.clear()
  const texts = name.split(/([\p{L}\p{N}.-]+)/u).filter((text) => text !== '')
  const pieces = texts.map((text) => ({ text, word: singular(text.toLowerCase().replaceAll('-', '')) }))
  cut.set(name, pieces)
  return pieces
}

/** Cuts a name into parts that matched and parts that did not; joined they are the name. */
export function markWords(name: string, matched: readonly string[]): { text: string; isMatch: boolean }[] {
  const parts: { text: string; isMatch: boolean }[] = []
  for (const { text, word } of piecesOf(name)) {
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
  }
}
