import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { createNews } from '#platform/projections/server/news.ts'
import { oneFor } from '#platform/projections/server/projection.ts'
import type { ChangedIds } from './read-changes.ts'

/** What an answer shows of the catalog, by the names under which the changes are told. */
export const shows = {
  product: (id: string) => `product:${id}`,
  /** the products of a category and those below it, by the names of its path; '' for all */
  category: (path: string) => `category:${path}`,
  /** which products there are, and what they are called: a tree with counts, a list */
  lists: 'lists',
  /** the products of a type, such as the parts that an installation takes */
  type: (type: string) => `type:${type}`,
  /** all prices together */
  prices: 'prices',
  /** all reviews together */
  reviews: 'reviews',
  /** articles and other texts of the store */
  content: 'content',
  /** any of it: an answer that says nothing of itself */
  anything: 'anything',
} as const

/** The news of the catalog and the content in this process. */
export const catalogNews = oneFor(() => createNews())

/** A product and what is beside it. Nine digits are always a product's id. */
export function productsIn(answer: unknown, found = new Set<string>()): Set<string> {
  if (typeof answer === 'string') {
    if (answer.length === 9 && /^\d{9}$/.test(answer)) found.add(shows.product(answer))
  } else if (Array.isArray(answer)) for (const each of answer) productsIn(each, found)
  else if (typeof answer === 'object' && answer !== null)
    for (const each of Object.values(answer)) productsIn(each, found)
  return found
}

/** More changed products than this change every list anyway. */
const MOST_PRODUCTS = 500

const OF_A_PRODUCT = [
  'product',
  'price',
  'stock',
  'image',
  'relation',
  'match',
  'document',
  'review',
  'question',
] as const

export const placesOf = (ids: readonly string[]) => sql<{ category_id: number; type: string }>`
  select distinct category_id, type from product where id = any(${[...ids]}::text[])`

/** Products that name one of these beside them, and may leave it out while it is not sold. */
export const besideProducts = (ids: readonly string[]) => sql<{ id: string }>`
  select distinct product_id as id
  from product_relation
  where related_id = any(${[...ids]}::text[])
  limit ${MOST_PRODUCTS + 1}`

const ALL_OF = { price: shows.prices, review: shows.reviews }
const OF_ALL_PRODUCTS = ['category', 'attribute', 'vocabulary'] as const

/**
 * The names of what changed. `pathsOf` answers the paths of a category and of those above it. The vocabulary,
 * a category or many products at once change everything.
 */
export async function changedNames(
  db: Db,
  changed: ChangedIds,
  pathsOf: (categoryId: number) => readonly string[],
): Promise<'everything' | ReadonlySet<string>> {
  if (OF_ALL_PRODUCTS.some((kind) => changed[kind])) return 'everything'
  const ids = [...new Set(OF_A_PRODUCT.flatMap((kind) => changed[kind] ?? []))]
  if (ids.includes('') || ids.length > MOST_PRODUCTS) return 'everything'
  if (ids.length === 0) return new Set<string>()
  const names = new Set([...ids.map(shows.product), shows.category(''), shows.anything])
  const { rows: places } = await placesOf(ids).execute(db)
  for (const { category_id: id, type } of places)
    for (const name of [shows.type(type), ...pathsOf(id).map(shows.category)]) names.add(name)
  for (const kind of ['price', 'review'] as const) if (changed[kind]) names.add(ALL_OF[kind])
  if (changed.product) {
    names.add(shows.lists)
    const { rows: beside } = await besideProducts(changed.product).execute(db)
    if (beside.length > MOST_PRODUCTS) return 'everything'
    for (const { id } of beside) names.add(shows.product(id))
  }
  return names
}
