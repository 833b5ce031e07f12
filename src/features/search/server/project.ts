import { cardPlateOf } from '#features/catalog/rules/plate.ts'
import { productType } from '#features/catalog/rules/product-types.ts'
import { categoryPath, productPath } from '#features/catalog/rules/product-url.ts'
import { type StockTold, tellStock } from '#features/catalog/rules/stock.ts'
import { toCents, toWire } from '#kit/money.ts'
import type { FoundProduct } from '../contract.ts'
import { joinPath } from '../rules/facets/category-tree.ts'
import { indexProduct } from '../rules/query/index-product.ts'
import { texts } from '../texts.ts'
import type { SearchDoc } from './ports.ts'
import { attributeKey } from './present.ts'
import type { ProductForSale, readAttributes, readCategories } from './queries.ts'

type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number]
export type AttributeRow = Awaited<ReturnType<typeof readAttributes>>[number]

export interface Shelves {
  /** ancestors and the category itself, top first */
  pathOf(id: number): readonly CategoryRow[]
  /** the same as places of the category tree */
  placesOf(id: number): SearchDoc['categories']
}

export function arrangeShelves(rows: readonly CategoryRow[]): Shelves {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = new Map<number, readonly CategoryRow[]>()
  const places = new Map<number, SearchDoc['categories']>()
  function walk(id: number): readonly CategoryRow[] {
    const path: CategoryRow[] = []
    for (
      let at = byId.get(id);
      at && !path.includes(at);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id)
    )
      path.unshift(at)
    return path
  }
  function pathOf(id: number): readonly CategoryRow[] {
    const known = paths.get(id) ?? walk(id)
    paths.set(id, known)
    return known
  }
  return {
    pathOf,
    placesOf(id) {
      const known = places.get(id) ?? pathOf(id).map((each, level, shelf) => placeOf(each, level, shelf))
      places.set(id, known)
      return known
    },
  }
}

/** Changes whenever what a card says of its stock does. */
export const stockKey = ({ state, left, restockOn }: StockTold): string => [state, left, restockOn].join()

const AVAILABILITY: Readonly<Record<FoundProduct['stock']['state'], string>> = {
  in: texts.inStock,
  low: texts.inStock,
  'back-order': texts.backOrder,
  out: texts.outOfStock,
}

/** One product as the index keeps it. */
export function projectProduct(
  row: ProductForSale,
  shelves: Shelves,
  attributes: readonly AttributeRow[],
): SearchDoc {
  const shelf = shelves.pathOf(row.category_id)
  const card = presentCard(row, shelf)
  const byKey = Object.fromEntries(
    attributes.flatMap(({ id, key }) =>
      row.attributes[id] === undefined ? [] : [[key, row.attributes[id]]],
    ),
  )
  const indexed = indexProduct({
    ...card,
    description: row.description,
    attributes: byKey,
    isInStock: card.stock.state === 'in' || card.stock.state === 'low',
    canBeOrdered: card.stock.state === 'back-order',
  })
  return {
    id: row.id,
    ...indexed,
    categories: shelves.placesOf(row.category_id),
    ...facetValues(card, attributes),
    source: card,
  }
}

function placeOf(
  category: CategoryRow,
  level: number,
  shelf: readonly CategoryRow[],
): SearchDoc['categories'][number] {
  const names = shelf.slice(0, level + 1).map((each) => each.name)
  return {
    path: joinPath(names),
    parent: joinPath(names.slice(0, -1)),
    name: category.name,
    url: categoryPath(shelf.slice(0, level + 1).map((each) => each.slug)),
  }
}

function facetValues(
  card: FoundProduct,
  attributes: readonly AttributeRow[],
): Pick<SearchDoc, 'values' | 'numbers'> {
  const values: Record<string, readonly string[]> = {
    brand: [card.brand],
    series: card.series === '' ? [] : [card.series],
    type: [card.typeLabel],
    availability: [AVAILABILITY[card.stock.state]],
  }
  const numbers: Record<string, number> = {
    price: card.price,
    ...(card.rating ? { rating: card.rating.average } : {}),
  }
  for (const { id, filterable } of attributes) {
    const value = card.attributes[id]
    if (!filterable || value === undefined) continue
    if (typeof value === 'number') numbers[attributeKey(id)] = value
    else values[attributeKey(id)] = listValues(value)
  }
  return { values, numbers }
}

const listValues = (value: string | boolean | readonly string[]): readonly string[] =>
  typeof value === 'boolean' ? [value ? texts.yes : texts.no] : typeof value === 'string' ? [value] : value

function presentCard(row: ProductForSale, shelf: readonly CategoryRow[]): FoundProduct {
  const attributes = Object.fromEntries(
    Object.entries(row.attributes).map(([id, value]) => [id, typeof value === 'object' ? [...value] : value]),
  )
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    path: productPath(
      shelf.map((each) => each.slug),
      row,
    ),
    brand: row.brand,
    series: row.series,
    type: row.type,
    template: row.template,
    typeLabel: productType(row.type)?.label ?? row.type,
    summary: row.summary,
    price: toWire(toCents(row.price_cents)),
    listPrice: row.list_price_cents === null ? null : toWire(toCents(row.list_price_cents)),
    stock: { ...tellStock(row) },
    plate: cardPlateOf({
      type: row.type,
      brand: row.brand,
      series: row.series,
      attributes: row.attributes,
      dimensions: row.dimensions,
      weight: row.weight_lb,
      freight: row.freight,
    }),
    attributes,
    drawing: row.drawing ? { ...row.drawing, parts: row.drawing.parts?.map((part) => ({ ...part })) } : null,
    dimensions: row.dimensions,
    weight: row.weight_lb,
    rating:
      row.rating_average === null || row.rating_count === 0
        ? null
        : { average: row.rating_average, count: row.rating_count },
    shipsFree: row.ships_free,
    paysShipping: row.pays_shipping,
    isService: false,
    withdrawn: false,
    categories: shelf.map((each) => each.name),
  }
}
