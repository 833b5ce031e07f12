import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Rows read at a time. */
const BATCH = 1_000

export interface AddressRow {
  id: string
  slug: string
  category_id: number
  updated_at: Date
  /** has a price in force: without one there is no page */
  sold: boolean
}

export interface FeedRow extends AddressRow {
  sku: string
  name: string
  brand: string
  summary: string
  description: string
  weight_lb: number
  ships_free: boolean
  price_cents: number
  available: number
  back_order: boolean
  restock_on: string | null
  rating_average: number | null
  rating_count: number
}

/** Products that are not withdrawn. */
export async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .where('withdrawn_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The id of the product at a place in the order of ids, counted from 0; undefined beyond the last. */
export async function idAt(db: Db, place: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('product')
    .where('withdrawn_at', 'is', null)
    .select('id')
    .orderBy('id')
    .offset(place)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** At most `limit` addresses from an id on, read from the database as the caller takes them. */
export async function* addressesFrom(
  db: Db,
  first: string,
  most: number,
  now: Date,
): AsyncGenerator<AddressRow> {
  yield* inBatches(most, first, async (from, limit) => {
    const { rows } = await addressBatch(now, from, limit).execute(db)
    return rows
  })
}

export const addressBatch = (now: Date, from: string, limit: number) => sql<AddressRow>`
  select p.id, p.slug, p.category_id, p.updated_at, price.price_cents is not null as sold
  from product p
  left join lateral price_in_force(p.id, ${now}) as price on true
  where p.withdrawn_at is null and p.id >= ${from}
  order by p.id
  limit ${limit}`

/** Everything that is sold and sent, in the order of ids, read as it is taken. */
export async function* feedRows(db: Db, now: Date): AsyncGenerator<FeedRow> {
  yield* inBatches(Number.POSITIVE_INFINITY, '', async (from, limit) => {
    const { rows } = await feedBatch(now, from, limit).execute(db)
    return rows
  })
}

export const feedBatch = (now: Date, from: string, limit: number) => sql<FeedRow>`
  select
    p.id,
    p.slug,
    p.category_id,
    p.updated_at,
    true as sold,
    p.sku,
    p.name,
    p.brand,
    p.summary,
    p.description,
    p.weight_lb,
    p.ships_free,
    price.price_cents,
    coalesce(stock.available, 0) as available,
    coalesce(stock.back_order, false) as back_order,
    stock.restock_on,
    p.rating_average,
    p.rating_count
  from product p
  join lateral price_in_force(p.id, ${now}) as price on true
  left join stock on stock.product_id = p.id
  where p.withdrawn_at is null and not p.is_service and p.id >= ${from}
  order by p.id
  limit ${limit}`

// Read one row more than requested: it is the first of the next batch.
async function* inBatches<T extends { id: string }>(
  most: number,
  first: string,
  read: (from: string, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  let from: string | undefined = first
  let left = most
  while (from !== undefined && left > 0) {
    const size = Math.min(BATCH, left)
    const rows = await read(from, size + 1)
    yield* rows.slice(0, size)
    left -= size
    from = rows[size]?.id
  }
}
