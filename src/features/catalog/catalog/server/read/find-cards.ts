import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { CardRow, IndexedRow } from './rows.ts'

/** The columns of a CardRow, for a query over `product p` and `pricedAndStocked`. */
export const cardColumns = sql`
  p.id,
  p.sku,
  p.name,
  p.slug,
  p.brand,
  p.series,
  p.type,
  p.template,
  p.category_id,
  p.summary,
  p.attributes,
  p.dimensions,
  p.drawing,
  p.weight_lb,
  p.freight,
  p.ships_free,
  p.pays_shipping,
  p.is_service,
  p.rating_average,
  p.rating_count,
  p.withdrawn_at,
  price.price_cents,
  price.list_price_cents,
  coalesce(stock.available, 0) as available,
  coalesce(stock.back_order, false) as back_order,
  stock.restock_on,
  (
    select jsonb_build_object('hash', hash, 'alt', alt, 'kind', kind, 'width', width, 'height', height)
    from product_image
    where product_id = p.id and kind in ('studio', 'installed')
    order by kind = 'installed', position
    limit 1
  ) as photo`

/**
 * Joins the price in force and the stock. A product without a price in force is not sold, so it is left out.
 * Where the ids come after one, `after` says so of the stock too: otherwise PostgreSQL reads it from its
 * beginning.
 */
export const pricedAndStocked = (now: Date, after = '') => sql`
  join lateral price_in_force(p.id, ${now}) as price on true
  left join stock on stock.product_id = p.id and stock.product_id > ${after}`

/** Several products by id, in no order. Products that are not sold are left out. */
export async function findCards(db: Db, ids: readonly string[], now: Date): Promise<CardRow[]> {
  const { rows } = await cards(ids, now).execute(db)
  return rows
}

export const cards = (ids: readonly string[], now: Date) => sql<CardRow>`
  select ${cardColumns}
  from product p
  ${pricedAndStocked(now)}
  where p.id = any(${[...ids]}::text[])`

const BATCH = 500

/** Products that a list shows: sold and sent to a buyer. In the order of their ids. */
export const listedProducts = (
  now: Date,
  which: ReturnType<typeof sql>,
  { after = '', limit = sql`` } = {},
) => sql<IndexedRow>`
  select
    ${cardColumns},
    p.description,
    (
      select array_remove(array[reference_number, outdoor_model, indoor_model, furnace_model], null)
      from matched_system
      where product_id = p.id
    ) as rated_models
  from product p
  ${pricedAndStocked(now, after)}
  where p.withdrawn_at is null
    and not p.is_service
    and ${which}
  order by p.id
  ${limit}`

/**
 * Every product that a list shows, a few hundred at a time: the next ones are read while the caller works on
 * these.
 */
export async function* streamListed(db: Db, now: Date): AsyncGenerator<IndexedRow> {
  let next = readListed(db, now, '')
  for (;;) {
    const { rows } = await next
    const last = rows.at(-1)
    if (last && rows.length === BATCH) {
      next = readListed(db, now, last.id)
      // Where the caller stops or fails, nobody waits for it any more.
      next.catch(() => undefined)
    }
    yield* rows
    if (!last || rows.length < BATCH) return
  }
}

const readListed = (db: Db, now: Date, after: string) =>
  listedProducts(now, sql`p.id > ${after}`, { after, limit: sql`limit ${BATCH}` }).execute(db)

/** The products among these that a list shows. */
export async function findListed(db: Db, ids: readonly string[], now: Date): Promise<IndexedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await listedProducts(now, sql`p.id = any(${[...ids]}::text[])`).execute(db)
  return rows
}
