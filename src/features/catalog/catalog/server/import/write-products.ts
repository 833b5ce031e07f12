import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { StoredProduct } from '../../rules/product-facts.ts'

const CHUNK = 1_000

/**
 * Sends rows in chunks, each as one JSON parameter: one round trip for a chunk, within PostgreSQL's limit.
 */
export async function inChunks<T>(
  rows: readonly T[],
  write: (json: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK)
    await write(JSON.stringify(rows.slice(from, from + CHUNK)))
}

/** Names of columns with their PostgreSQL types. */
export type ColumnTypes<Name extends string = string> = Readonly<Record<Name, string>>

/** `id text, sku text, …` */
export const columnList = (types: ColumnTypes): RawBuilder<unknown> =>
  sql.raw(
    Object.entries(types)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )

/** The rows of a JSON array, as a table named `row`. */
export const recordSet = (json: string, types: ColumnTypes): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${json}::jsonb) as row(${columnList(types)})`

/** The columns of a stored product, as PostgreSQL reads them from JSON. */
export const PRODUCT_COLUMNS: ColumnTypes<keyof StoredProduct> = {
  id: 'text',
  sku: 'text',
  name: 'text',
  slug: 'text',
  brand: 'text',
  series: 'text',
  type: 'text',
  template: 'text',
  category_id: 'integer',
  summary: 'text',
  description: 'text',
  attributes: 'jsonb',
  dimensions: 'jsonb',
  drawing: 'jsonb',
  weight_lb: 'numeric(9, 2)',
  freight: 'jsonb',
  included: 'jsonb',
  ships_free: 'boolean',
  pays_shipping: 'boolean',
  is_service: 'boolean',
  installation_service_ids: 'text[]',
  withdrawn: 'boolean',
  price_cents: 'bigint',
  list_price_cents: 'bigint',
  available: 'integer',
  back_order: 'boolean',
  restock_on: 'date',
}

/** A table, or a record set, named `row`, with the columns of a stored product. */
type ProductSource = RawBuilder<unknown>

/**
 * Copies products, prices and stock from a source of rows.
 * Products that exist are updated; the same rows a second time change nothing.
 */
export async function upsertProductsFrom(db: Db, source: ProductSource): Promise<void> {
  await upsertFacts(db, source)
  await changePrices(db, source)
  await upsertStock(db, source)
}

export const upsertProducts = (db: Db, rows: readonly StoredProduct[]): Promise<void> =>
  inChunks(rows, (json) => upsertProductsFrom(db, recordSet(json, PRODUCT_COLUMNS)))

/** The facts of a product that a file brings, but its number. */
export const FACTS = [
  'sku',
  'name',
  'slug',
  'brand',
  'series',
  'type',
  'template',
  'category_id',
  'summary',
  'description',
  'attributes',
  'dimensions',
  'drawing',
  'weight_lb',
  'freight',
  'included',
  'ships_free',
  'pays_shipping',
  'is_service',
  'installation_service_ids',
]

const factsOf = (row: string) => sql.raw(FACTS.map((name) => `${row}.${name}`).join(', '))

/** A product that is withdrawn already keeps the moment at which it was. */
async function upsertFacts(db: Db, source: ProductSource): Promise<void> {
  await sql`
    insert into product (id, ${sql.raw(FACTS.join(', '))}, withdrawn_at)
    select
      id, sku, name, slug, brand, series, type, template, category_id, summary, description,
      attributes, nullif(dimensions, 'null'), nullif(drawing, 'null'), weight_lb, freight, included,
      ships_free, pays_shipping, is_service, installation_service_ids, case when withdrawn then now() end
    from ${source}
    on conflict (id) do update set
      ${sql.raw(FACTS.map((name) => `${name} = excluded.${name}`).join(', '))},
      withdrawn_at = case
        when excluded.withdrawn_at is not null then coalesce(product.withdrawn_at, excluded.withdrawn_at)
      end,
      updated_at = now()
    where (${factsOf('product')}, product.withdrawn_at is null)
      is distinct from (${factsOf('excluded')}, excluded.withdrawn_at is null)`.execute(db)
}

/**
 * Makes the price of each row the price in force from now on. A price that differs ends now, and the new one
 * ends when the old one would have ended. Prices that are scheduled for later stay as they are.
 */
async function changePrices(db: Db, source: ProductSource): Promise<void> {
  // A price that began in this very transaction has no history to keep.
  await sql`
    update product_price
    set price_cents = row.price_cents, list_price_cents = row.list_price_cents
    from ${source}
    where product_price.product_id = row.id
      and product_price.valid_from = now()`.execute(db)
  await sql`
    with changed as materialized (
      select row.id, row.price_cents, row.list_price_cents, price.valid_from, price.valid_to
      from ${source}
      join lateral price_in_force(row.id, now()) as price on true
      where (price.price_cents, price.list_price_cents)
        is distinct from (row.price_cents, row.list_price_cents)
    ),
    ended as (
      update product_price
      set valid_to = now()
      from changed
      where product_price.product_id = changed.id
        and product_price.valid_from = changed.valid_from
      returning product_price.product_id
    )
    insert into product_price (product_id, price_cents, list_price_cents, valid_from, valid_to)
    select changed.id, changed.price_cents, changed.list_price_cents, now(), changed.valid_to
    from changed
    join ended on ended.product_id = changed.id`.execute(db)
  await sql`
    insert into product_price (product_id, price_cents, list_price_cents, valid_from, valid_to)
    select
      row.id,
      row.price_cents,
      row.list_price_cents,
      now(),
      (
        select min(scheduled.valid_from)
        from product_price scheduled
        where scheduled.product_id = row.id and scheduled.valid_from > now()
      )
    from ${source}
    where not exists (select from price_in_force(row.id, now()))`.execute(db)
}

async function upsertStock(db: Db, source: ProductSource): Promise<void> {
  await sql`
    insert into stock (product_id, opening, available, back_order, restock_on)
    select id, available, available, back_order, restock_on
    from ${source}
    on conflict (product_id) do update set
      available = excluded.available,
      opening = excluded.available + stock.reserved + stock.sold + stock.written_off,
      back_order = excluded.back_order,
      restock_on = excluded.restock_on
    where (stock.available, stock.back_order, stock.restock_on)
      is distinct from (excluded.available, excluded.back_order, excluded.restock_on)`.execute(db)
}
