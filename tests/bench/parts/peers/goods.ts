import { makeDice } from '#demo/distributor/dice.ts'
import { distributor } from '#demo/distributor/products.ts'
import { attributes } from '#features/catalog/catalog/rules/attributes.ts'
import type { StoredProduct } from '#features/catalog/catalog/rules/product-facts.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import { vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'

/** As many products as every store of this part has. */
export const COUNT = 5_000
const SEED = 30
/** Filters that a peer gets beside brand and type. Our store has about sixty more. */
const ATTRIBUTES = 8
/** Signs that separate facets in the peers' own formats. */
const SEPARATOR = /[:|]/

/** A product as a peer takes it. */
export interface PeerProduct {
  /** our id, their SKU */
  id: string
  name: string
  slug: string
  description: string
  cents: number
  /** the slug of our category */
  category: string
  /** `brand`, `type` (its name) and `a` with the number of an attribute, each with one value */
  facets: Readonly<Record<string, string>>
}

/** A search of a shopper: words and two filters, which at least one product has. */
export interface Question {
  text: string
  filters: readonly (readonly [facet: string, value: string])[]
}

export interface Goods {
  products: readonly PeerProduct[]
  facets: readonly string[]
}

/** The distributor's first products, with those attributes that most of them have. */
export function makeGoods(): Goods {
  const made = distributor(COUNT)
  const stored = Array.from({ length: COUNT }, (_, place) => made.product(place))
  const lists = attributes().filter(({ kind, filterable }) => kind === 'list' && filterable)
  const having = (id: number) => stored.filter((product) => wordOf(product, id) !== undefined).length
  const chosen = lists
    .map(({ id }) => ({ id, count: having(id) }))
    .sort((one, other) => other.count - one.count)
    .slice(0, ATTRIBUTES)
    .map(({ id }) => id)
  const slugs = new Map(vocabulary().categories.map(({ id, slug }) => [id, slug]))
  const products = stored.map((product): PeerProduct => {
    const { id, name, slug, description, brand, type, price_cents, category_id } = product
    const words = chosen.flatMap((each) => {
      const word = wordOf(product, each)
      return word === undefined ? [] : [[`a${each}`, word] as const]
    })
    return {
      id,
      name,
      slug: `${slug}-${id}`,
      description,
      cents: price_cents,
      category: slugs.get(category_id) ?? '',
      facets: { brand, type: productType(type)?.label ?? type, ...Object.fromEntries(words) },
    }
  })
  return { products, facets: ['brand', 'type', ...chosen.map((id) => `a${id}`)] }
}

function wordOf({ attributes: own }: StoredProduct, id: number): string | undefined {
  const value = own[id]
  return typeof value === 'string' && !SEPARATOR.test(value) ? value : undefined
}

/**
 * Questions of products of the catalog: the kind or the first word of the name, and those two of their facets
 * that most products share.
 */
export function makeQuestions({ products }: Goods, count: number): Question[] {
  const dice = makeDice(SEED)
  const shared = new Map<string, number>()
  const facetsOf = (product: PeerProduct) => Object.entries(product.facets)
  for (const product of products)
    for (const facet of facetsOf(product)) shared.set(String(facet), (shared.get(String(facet)) ?? 0) + 1)
  const share = (facet: readonly string[]): number => shared.get(String(facet)) ?? 0
  return Array.from({ length: count }, (_, at): Question => {
    const product = dice.pick(products)!
    const words = at % 2 === 0 ? product.facets.type! : product.name.split(' ')[0]!
    return {
      text: words.toLowerCase(),
      filters: facetsOf(product)
        .sort((one, other) => share(other) - share(one))
        .slice(0, 2),
    }
  })
}

/** The categories with most products, the fullest first. */
export function fullestCategories({ products }: Goods, count: number): string[] {
  const groups = [...Map.groupBy(products, ({ category }) => category)]
  return groups
    .sort((one, other) => other[1].length - one[1].length)
    .slice(0, count)
    .map(([category]) => category)
}

/** So many products from all over the catalog. */
export function someProducts({ products }: Goods, count: number): PeerProduct[] {
  const step = Math.ceil(products.length / count)
  return products.filter((_, place) => place % step === 0)
}
