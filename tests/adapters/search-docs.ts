import { joinPath } from '#features/choosing/search/rules/facets/category-tree.ts'
import { type IndexedFacts, indexProduct } from '#features/choosing/search/rules/query/index-product.ts'
import { understandQuery } from '#features/choosing/search/rules/query/understand-query.ts'
import { niceRanges } from '#features/choosing/search/rules/ranges.ts'
import type { Facet, SearchDoc, SearchQuery } from '#features/choosing/search/server/ports.ts'

/**
 * The facts of a product that a test sets; the others have defaults. An attribute is named by its
 * catalog key and becomes the facet `attributes.<key>`.
 */
export interface MadeProduct extends Partial<Omit<IndexedFacts, 'rating'>> {
  rating?: number | undefined
}

let nextId = 450_000_000

/** A document as the projection would make it, without a catalog. */
export function makeDoc(made: MadeProduct = {}): SearchDoc {
  const id = made.id ?? String(nextId++)
  const facts: IndexedFacts = {
    sku: `SKU-${id.slice(3)}`,
    name: 'Thing',
    brand: 'Northvale',
    series: '',
    type: 'part',
    isEquipment: false,
    typeLabel: 'Part',
    categories: ['Parts'],
    summary: '',
    description: '',
    attributes: {},
    price: 100,
    isInStock: true,
    canBeOrdered: false,
    sold: 0,
    ...made,
    id,
    rating: made.rating === undefined ? null : { average: made.rating, count: 40 },
  }
  const { path, parts } = categoryParts(facts.categories)
  return {
    id,
    ...indexProduct(facts),
    categories: parts,
    values: valuesOf(facts),
    numbers: { ...numbersOf(facts), ...(made.rating === undefined ? {} : { rating: made.rating }) },
    source: {
      id,
      sku: facts.sku,
      name: facts.name,
      path: `/product/${id}`,
      brand: facts.brand,
      series: facts.series,
      type: facts.type,
      template: 'single',
      typeLabel: facts.typeLabel,
      summary: facts.summary,
      price: facts.price,
      listPrice: null,
      stock: { status: facts.isInStock ? 'in_stock' : 'out_of_stock', left: null, restockOn: null },
      plate: [],
      attributes: Object.fromEntries(
        Object.entries(facts.attributes).map(([key, value]) => [
          key,
          typeof value === 'object' ? [...value] : value,
        ]),
      ),
      drawing: null,
      dimensions: null,
      weight: 1,
      rating: facts.rating,
      shipsFree: false,
      paysShipping: false,
      isService: false,
      withdrawn: false,
      categories: path,
    },
  }
}

/** The categories from the top to the product's own, each with its path. */
function categoryParts(names: readonly string[]) {
  const paths = names.map((_, index) => names.slice(0, index + 1))
  return {
    path: [...names],
    parts: paths.map((path) => ({
      path: joinPath(path),
      parent: joinPath(path.slice(0, -1)),
      name: path.at(-1)!,
      url: `/category/${path.join('/')}`,
    })),
  }
}

const valuesOf = (facts: IndexedFacts) => ({
  brand: [facts.brand],
  type: [facts.typeLabel],
  availability: [facts.isInStock ? 'In stock' : 'Out of stock'],
  ...Object.fromEntries(
    Object.entries(facts.attributes).flatMap(([key, value]) =>
      typeof value === 'number'
        ? []
        : [[`attributes.${key}`, Array.isArray(value) ? value : [String(value)]]],
    ),
  ),
})

const numbersOf = (facts: IndexedFacts) => ({
  price: facts.price,
  ...Object.fromEntries(
    Object.entries(facts.attributes).flatMap(([key, value]) =>
      typeof value === 'number' ? [[`attributes.${key}`, value]] : [],
    ),
  ),
})

export const listFacet = (key: string): Facet => ({ key, name: key, unit: '', kind: 'list' })
export const numberFacet = (key: string, ...ranges: readonly (readonly [number, number])[]): Facet => ({
  key,
  name: key,
  unit: '',
  kind: 'number',
  ranges: ranges.map(([min, max]) => ({ min, max })),
})

export const PLAIN_FACETS: readonly Facet[] = [
  listFacet('brand'),
  listFacet('type'),
  listFacet('availability'),
  numberFacet('price', [0, 99.99], [100, 999.99], [1000, Infinity]),
  numberFacet('rating', [4, 5], [3, 5]),
]

/** A query as the handlers would make it from a text. */
export function makeQuery(text = '', more: Partial<Omit<SearchQuery, 'text'>> = {}): SearchQuery {
  return {
    text: understandQuery(text),
    categoryPath: '',
    filters: [],
    sort: { mode: 'score', order: 'desc' },
    from: 0,
    limit: 24,
    ...more,
  }
}

/** Groups as the catalog's: the buckets of a size follow from the sizes that occur. */
export const facetsOf = (numbersOf: (key: string) => readonly number[]): readonly Facet[] => [
  ...PLAIN_FACETS,
  listFacet('attributes.color'),
  {
    key: 'attributes.size',
    name: 'Size',
    unit: 'in',
    kind: 'number',
    ranges: niceRanges(numbersOf('attributes.size')),
  },
]
