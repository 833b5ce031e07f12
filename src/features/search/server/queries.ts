import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const BATCH = 500

/** A transaction that sees one consistent moment of the catalogue, whatever is written meanwhile. Commit it to end it. */
export const openMoment = (db: Db) =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()

export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

export const readCategories = (db: Db) =>
  db.selectFrom('category').select(['id', 'parent_id', 'slug', 'name']).execute()

export const readAttributes = (db: Db) =>
  db
    .selectFrom('attribute')
    .select(['id', 'key', 'name', 'unit', 'kind', 'filterable'])
    .orderBy('position')
    .execute()

/** A product that is for sale, with the price that holds at `now`. */
function productsForSale(db: Db, now: Date) {
  return db
    .selectFrom('product as p')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('product_price')
          .whereRef('product_price.product_id', '=', 'p.id')
          .where('valid_from', '<=', now)
          .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', now)]))
          .orderBy('valid_from', 'desc')
          .limit(1)
          .select(['price_cents', 'list_price_cents'])
          .as('price'),
      (join) => join.onTrue(),
    )
    .leftJoin('stock', 'stock.product_id', 'p.id')
    .where('p.withdrawn_at', 'is', null)
    .where('p.is_service', '=', false)
    .select([
      'p.id',
      'p.sku',
      'p.name',
      'p.slug',
      'p.brand',
      'p.series',
      'p.type',
      'p.template',
      'p.category_id',
      'p.summary',
      'p.description',
      'p.attributes',
      'p.dimensions',
      'p.drawing',
      'p.weight_lb',
      'p.freight',
    ])
    .select([
      'p.ships_free',
      'p.pays_shipping',
      'p.rating_average',
      'p.rating_count',
      'price.price_cents',
      'price.list_price_cents',
    ])
    .select(['stock.available', 'stock.back_order', 'stock.restock_on'])
    .orderBy('p.id')
}

export type ProductForSale = Awaited<
  ReturnType<ReturnType<typeof productsForSale>['executeTakeFirstOrThrow']>
>

/** Every product that is for sale, a few hundred at a time. */
export async function* streamProducts(db: Db, now: Date): AsyncGenerator<ProductForSale> {
  let after = ''
  for (;;) {
    const rows = await productsForSale(db, now).where('p.id', '>', after).limit(BATCH).execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

export const readProducts = (db: Db, ids: readonly string[], now: Date): Promise<ProductForSale[]> =>
  ids.length === 0 ? Promise.resolve([]) : productsForSale(db, now).where('p.id', 'in', ids).execute()

export const readStock = (db: Db) =>
  db.selectFrom('stock').select(['product_id as id', 'available', 'back_order', 'restock_on']).execute()

/** True when a price has begun or ended between two instants, which no change of the catalogue announces. */
export async function hasPriceTurned(db: Db, since: Date, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    turned: boolean
  }>`select exists(select from product_price where (valid_from > ${since} and valid_from <= ${now}) or (valid_to > ${since} and valid_to <= ${now})) as turned`.execute(
    db,
  )
  return rows[0]?.turned ?? false
}
