import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Dimensions, FreightFacts, ProductTemplate, RelationKind } from '#db/tables.ts'
import type { DrawingSpec } from '#drawings/spec.ts'
import { ATTRIBUTES } from '../../rules/attributes.ts'
import { CATEGORIES } from '../../rules/category-tree.ts'
import type { AttributeValue } from '../../rules/plate.ts'
import type { MatchedRow } from '../read/queries.ts'

/** A product with its price and stock, as the database takes it. Amounts in cents, lengths in inches, weights in pounds, days yyyy-mm-dd. */
export interface ProductRow {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  series: string
  type: string
  template: ProductTemplate
  category_id: number
  summary: string
  description: string
  attributes: Record<string, AttributeValue>
  dimensions: Dimensions | null
  drawing: DrawingSpec | null
  weight_lb: number
  freight: FreightFacts
  included: string[]
  ships_free: boolean
  pays_shipping: boolean
  is_service: boolean
  installation_service_ids: string[]
  withdrawn: boolean
  price_cents: number
  list_price_cents: number | null
  available: number
  back_order: boolean
  restock_on: string | null
}

export interface RelationRow {
  product_id: string
  kind: RelationKind
  related_id: string
  position: number
  quantity: number
  page: number | null
  reason: string
}

export interface MatchRow extends MatchedRow {
  product_id: string
}

export interface DocumentRow {
  product_id: string
  position: number
  kind: string
  title: string
  url: string
}

export interface ReviewRow {
  product_id: string
  rating: number
  title: string
  body: string
  author: string
  place: string
  verified: boolean
  written_on: string
}

export interface QuestionRow {
  product_id: string
  body: string
  author: string
  asked_on: string
  answer: string
  answered_by: string
  answered_on: string
}

const CHUNK = 1_000

/** Sends rows in chunks as one JSON parameter each: one round trip and no limit on parameters. */
async function inChunks<T>(rows: readonly T[], write: (json: string) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK)
    await write(JSON.stringify(rows.slice(from, from + CHUNK)))
}

/** Puts the store's own categories and attributes in place; staff's texts of existing categories are kept. */
export async function installShelves(db: Db): Promise<void> {
  const categories = CATEGORIES.map(
    ({
      id,
      parentId,
      slug,
      name,
      description,
      seoTitle,
      seoDescription,
      isHighValue,
      showsBtuCalc,
      inMenu,
      position,
    }) => ({
      id,
      parent_id: parentId,
      slug,
      name,
      description,
      seo_title: seoTitle,
      seo_description: seoDescription,
      is_high_value: isHighValue,
      shows_btu_calc: showsBtuCalc,
      in_menu: inMenu,
      position,
    }),
  )
  await db
    .insertInto('category')
    .values(categories)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const attributes = ATTRIBUTES.map(
    ({ id, key, name, unit, kind, filterGroup, filterable, help, position }) => ({
      id,
      key,
      name,
      unit,
      kind,
      filter_group: filterGroup,
      filterable,
      help,
      position,
    }),
  )
  await db
    .insertInto('attribute')
    .values(attributes)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        key: row.ref('excluded.key'),
        name: row.ref('excluded.name'),
        unit: row.ref('excluded.unit'),
        kind: row.ref('excluded.kind'),
        filter_group: row.ref('excluded.filter_group'),
        filterable: row.ref('excluded.filterable'),
        help: row.ref('excluded.help'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute()
}

/** The columns of a product row as PostgreSQL reads them from JSON. */
export const PRODUCT_COLUMNS =
  sql.raw(`id text, sku text, name text, slug text, brand text, series text, type text, template text, category_id integer, summary text, description text, attributes jsonb, dimensions jsonb, drawing jsonb,
  weight_lb numeric, freight jsonb, included jsonb, ships_free boolean, pays_shipping boolean, is_service boolean, installation_service_ids text[], withdrawn boolean, price_cents bigint, list_price_cents bigint, available integer, back_order boolean, restock_on date`)

/** Copies products, prices and stock from a source of product rows (a table or a JSON record set named `row`). Existing products are brought up to date; the same rows twice change nothing. */
export async function upsertProductsFrom(db: Db, source: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into product (id, sku, name, slug, brand, series, type, template, category_id, summary, description, attributes, dimensions, drawing, weight_lb, freight, included, ships_free, pays_shipping, is_service,
      installation_service_ids, withdrawn_at)
    select id, sku, name, slug, brand, series, type, template, category_id, summary, description, attributes, nullif(dimensions, 'null'), nullif(drawing, 'null'), weight_lb, freight, included, ships_free, pays_shipping, is_service,
      installation_service_ids, case when withdrawn then now() end
    from ${source}
    on conflict (id) do update set sku = excluded.sku, name = excluded.name, slug = excluded.slug, brand = excluded.brand, series = excluded.series, type = excluded.type, template = excluded.template,
      category_id = excluded.category_id, summary = excluded.summary, description = excluded.description, attributes = excluded.attributes, dimensions = excluded.dimensions, drawing = excluded.drawing,
      weight_lb = excluded.weight_lb, freight = excluded.freight, included = excluded.included, ships_free = excluded.ships_free, pays_shipping = excluded.pays_shipping, is_service = excluded.is_service,
      installation_service_ids = excluded.installation_service_ids, withdrawn_at = case when excluded.withdrawn_at is not null then coalesce(product.withdrawn_at, excluded.withdrawn_at) end, updated_at = now()`.execute(
    db,
  )
  await sql`
    update product_price set valid_to = now() from ${source}
    where product_price.product_id = row.id and product_price.valid_to is null
      and (product_price.price_cents, product_price.list_price_cents) is distinct from (row.price_cents, row.list_price_cents)`.execute(
    db,
  )
  await sql`
    insert into product_price (product_id, price_cents, list_price_cents, valid_from)
    select id, price_cents, list_price_cents, now() from ${source}
    where not exists (select from product_price where product_price.product_id = row.id and product_price.valid_to is null)
    on conflict (product_id, valid_from) do update set price_cents = excluded.price_cents, list_price_cents = excluded.list_price_cents, valid_to = null`.execute(
    db,
  )
  await sql`
    insert into stock (product_id, opening, available, back_order, restock_on) select id, available, available, back_order, restock_on from ${source}
    on conflict (product_id) do update set available = excluded.available, opening = excluded.available + stock.reserved + stock.sold + stock.written_off, back_order = excluded.back_order, restock_on = excluded.restock_on`.execute(
    db,
  )
}

export const upsertProducts = (db: Db, rows: readonly ProductRow[]): Promise<void> =>
  inChunks(rows, (json) =>
    upsertProductsFrom(db, sql`jsonb_to_recordset(${json}::jsonb) as row(${PRODUCT_COLUMNS})`),
  )

export const insertRelations = (db: Db, rows: readonly RelationRow[]): Promise<void> =>
  inChunks(rows, (json) =>
    sql`
  insert into product_relation (product_id, kind, related_id, position, quantity, page, reason)
  select * from jsonb_to_recordset(${json}::jsonb) as row(product_id text, kind text, related_id text, position integer, quantity integer, page integer, reason text)
  on conflict do nothing`.execute(db),
  )

export const insertMatches = (db: Db, rows: readonly MatchRow[]): Promise<void> =>
  inChunks(rows, (json) =>
    sql`
  insert into matched_system (product_id, outdoor_id, indoor_id, furnace_id, outdoor_model, indoor_model, furnace_model, reference_number, seer2, eer2, hspf2, afue, cooling_btu, heating_btu, rating_source)
  select * from jsonb_to_recordset(${json}::jsonb) as row(product_id text, outdoor_id text, indoor_id text, furnace_id text, outdoor_model text, indoor_model text, furnace_model text, reference_number text, seer2 numeric, eer2 numeric,
    hspf2 numeric, afue numeric, cooling_btu integer, heating_btu integer, rating_source text)
  on conflict do nothing`.execute(db),
  )

export const insertDocuments = (db: Db, rows: readonly DocumentRow[]): Promise<void> =>
  inChunks(rows, (json) =>
    sql`
  insert into product_document (product_id, position, kind, title, url)
  select * from jsonb_to_recordset(${json}::jsonb) as row(product_id text, position integer, kind text, title text, url text) on conflict do nothing`.execute(
      db,
    ),
  )

/** Adds reviews and brings the products' averages up to date. */
export async function insertReviews(db: Db, rows: readonly ReviewRow[]): Promise<void> {
  await inChunks(rows, (json) =>
    sql`
    insert into review (product_id, rating, title, body, author, place, verified, written_on)
    select * from jsonb_to_recordset(${json}::jsonb) as row(product_id text, rating smallint, title text, body text, author text, place text, verified boolean, written_on date)`.execute(
      db,
    ),
  )
  await sql`
    update product set rating_average = summary.average, rating_count = summary.count
    from (select product_id, round(avg(rating), 2) as average, count(*)::integer as count from review where approved group by product_id) as summary where summary.product_id = product.id`.execute(
    db,
  )
}

/** Adds questions that are answered already. */
export const insertQuestions = (db: Db, rows: readonly QuestionRow[]): Promise<void> =>
  inChunks(rows, (json) =>
    sql`
  insert into question (product_id, body, author, asked_on, answer, answered_by, answered_on)
  select * from jsonb_to_recordset(${json}::jsonb) as row(product_id text, body text, author text, asked_on date, answer text, answered_by text, answered_on date)`.execute(
      db,
    ),
  )

/** Says that the catalogue changed: moves the version and tells every process that listens on "catalogue". Call it inside the transaction of the change. */
export async function bumpCatalogue(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with moved as (update catalogue_version set version = version + 1, changed_at = now() returning version)
    select version, pg_notify('catalogue', version::text) from moved`.execute(db)
  return Number(rows[0]?.version ?? 0)
}
