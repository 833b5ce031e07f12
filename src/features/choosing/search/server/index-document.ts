import { LRUCache } from 'lru-cache'
import { ATTR, FIRST_OWN_ID } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import { categoryPath } from '#features/catalog/catalog/rules/product-url.ts'
import { shipsNow } from '#features/catalog/catalog/rules/stock.ts'
import { type IndexedRow, presentCard } from '#features/catalog/catalog/server/index.ts'
import type { FoundProduct } from '../contract.ts'
import { joinPath } from '../rules/facets/category-tree.ts'
import { type SizedFacts, sizedFacts } from '../rules/order/home-order.ts'
import { indexProduct } from '../rules/query/index-product.ts'
import { STOCK_FILTER_WORDS } from '../rules/stock-filter.ts'
import { texts } from '../texts.ts'
import type { SearchDoc } from './ports.ts'
import { attributeKey } from './present.ts'
import type { readAttributes, readCategories } from './queries.ts'

type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number]
export type AttributeRow = Awaited<ReturnType<typeof readAttributes>>[number]

/**
 * Where each category is in the tree. Results are cached, because thousands of products share them.
 */
export interface CategoryPlaces {
  /** ancestors and the category itself, top first */
  pathOf(id: number): readonly CategoryRow[]
  /** slugs from the top to the category */
  slugsTo(id: number): string[]
  /** the path as the index stores it: one entry for each level */
  levelsOf(id: number): SearchDoc['categories']
}

export function placeCategories(rows: readonly CategoryRow[]): CategoryPlaces {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = new Map<number, readonly CategoryRow[]>()
  const levels = new Map<number, SearchDoc['categories']>()
  function walkUp(id: number): readonly CategoryRow[] {
    const path: CategoryRow[] = []
    let at = byId.get(id)
    while (at && !path.includes(at)) {
      path.unshift(at)
      at = at.parent_id === null ? undefined : byId.get(at.parent_id)
    }
    return path
  }
  function pathOf(id: number): readonly CategoryRow[] {
    const path = paths.get(id) ?? walkUp(id)
    paths.set(id, path)
    return path
  }
  return {
    pathOf,
    slugsTo: (id) => pathOf(id).map((category) => category.slug),
    levelsOf(id) {
      const known = levels.get(id) ?? pathOf(id).map((_, depth, path) => levelOf(path.slice(0, depth + 1)))
      levels.set(id, known)
      return known
    },
  }
}

/** One level of a path: the last category of `path`, below the others. */
function levelOf(path: readonly CategoryRow[]): SearchDoc['categories'][number] {
  const names = path.map((each) => each.name)
  return {
    path: joinPath(names),
    parent: joinPath(names.slice(0, -1)),
    name: names.at(-1) ?? '',
    url: categoryPath(path.map((each) => each.slug)),
  }
}

type Named = Record<string, IndexedRow['attributes'][string]>

/** The attributes of a catalog by id. A product has a tenth of them, so its own are looked up. */
type KnownAttributes = ReadonlyMap<string, AttributeRow & { facet: string }>

const known = new WeakMap<readonly AttributeRow[], KnownAttributes>()

function byId(attributes: readonly AttributeRow[]): KnownAttributes {
  const before = known.get(attributes)
  if (before) return before
  const now = new Map(attributes.map((row) => [String(row.id), { ...row, facet: attributeKey(row.id) }]))
  known.set(attributes, now)
  return now
}

/** Attributes by their catalog key. */
export function byKey(values: IndexedRow['attributes'], attributes: readonly AttributeRow[]): Named {
  const rows = byId(attributes)
  const named: Named = {}
  for (const id in values) {
    const row = rows.get(id)
    if (row) named[row.key] = values[id]!
  }
  return named
}

/** What attributes of the merchant are called, and their figures; rules know those of the release. */
function ownWords(values: IndexedRow['attributes'], attributes: readonly AttributeRow[]): string[] {
  const words: string[] = []
  for (const id in values) {
    const row = Number(id) < FIRST_OWN_ID ? undefined : byId(attributes).get(id)
    const value = values[id]
    if (!row || value === false) continue
    words.push(row.name)
    if (typeof value === 'number') words.push(row.unit, String(value))
  }
  return words
}

/** One product as the index stores it; `sold` is how many units shoppers bought lately. */
export function indexDocument(
  row: IndexedRow,
  places: CategoryPlaces,
  attributes: readonly AttributeRow[],
  sold = 0,
): SearchDoc {
  const categories = places.pathOf(row.category_id).map((category) => category.name)
  const card: FoundProduct = { ...presentCard(row, places), categories }
  const indexed = indexProduct({
    ...card,
    description: row.description,
    attributes: byKey(row.attributes, attributes),
    isInStock: shipsNow(card.stock),
    canBeOrdered: card.stock.status === 'back_order',
    isEquipment: productType(row.type)?.isEquipment ?? false,
    sold,
    ratedModels: row.rated_models ?? [],
    ownWords: ownWords(row.attributes, attributes),
  })
  return {
    id: row.id,
    ...indexed,
    categories: places.levelsOf(row.category_id),
    ...facetValues(card, attributes),
    sized: sharedFacts(row.type, row.attributes),
    source: card,
  }
}

const MOST_FACTS = 5_000
const shared = new LRUCache<string, SizedFacts>({ max: MOST_FACTS })

/** Thousands of products share few facts: each is kept once. */
function sharedFacts(type: string, attributes: IndexedRow['attributes']): SizedFacts | undefined {
  const facts = sizedFacts(type, attributes)
  if (!facts) return undefined
  const key = JSON.stringify(facts)
  const one = shared.get(key) ?? facts
  shared.set(key, one)
  return one
}

function facetValues(
  card: FoundProduct,
  attributes: readonly AttributeRow[],
): Pick<SearchDoc, 'values' | 'numbers'> {
  const values: Record<string, readonly string[]> = {
    brand: [card.brand],
    series: card.series === '' ? [] : [card.series],
    type: [card.typeLabel],
    availability: [STOCK_FILTER_WORDS[card.stock.status]],
  }
  const numbers: Record<string, number> = {
    price: card.price,
    ...(card.rating ? { rating: card.rating.average } : {}),
  }
  const rows = byId(attributes)
  for (const id in card.attributes) {
    const row = rows.get(id)
    if (!row?.filterable) continue
    const value = card.attributes[id]!
    if (typeof value === 'number') numbers[row.facet] = value
    else values[row.facet] = listValues(value)
  }
  // A shopper who burns propane buys these too: makers ship them for natural gas, with a kit or for one.
  const fuel = attributeKey(ATTR.fuel)
  if (card.attributes[ATTR.lpConvertible] === true) values[fuel] = [...(values[fuel] ?? []), PROPANE]
  return { values, numbers }
}

const PROPANE = 'Propane'

function listValues(value: string | boolean | readonly string[]): readonly string[] {
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no]
  return typeof value === 'string' ? [value] : value
}
