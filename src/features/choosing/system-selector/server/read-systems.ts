import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Part } from '#features/catalog/accessories/rules/parts.ts'
import { isDuctless } from '#features/catalog/catalog/rules/equipment.ts'
import { typesWith } from '#features/catalog/catalog/rules/product-types.ts'
import { kitTypes } from '../rules/kits/kit.ts'

/** The types that make kits: systems and the units they are made of. */
const readTypes = (): string[] => [
  ...kitTypes(),
  ...typesWith('is-outdoor-half'),
  ...typesWith('is-indoor-half'),
  ...typesWith('slides-into-unit'),
]
const ductless = (trait: 'is-outdoor-half' | 'is-indoor-half'): string[] =>
  typesWith(trait).filter(isDuctless)

/** A product with the facts that make kits. Inches and pounds. */
interface SystemProductRow extends Part {
  brand: string
  sku: string
}

interface StoredProductRow extends Omit<SystemProductRow, 'attributes'> {
  /** as JSON, so that equal ones are parsed and held once */
  attributes: string
  /** cents; null: not for sale */
  price: number | null
}

interface MatchRow {
  product_id: string
  outdoor_id: string | null
  indoor_id: string | null
  furnace_id: string | null
  reference_number: string | null
  rating_source: string
}

interface RelationRow {
  product_id: string
  related_id: string
  kind: 'accessory' | 'required' | 'included' | 'wifi_adapter' | 'compatible'
  page: number | null
  quantity: number
  reason: string
}

/** A condition on the ids of products; none for all. */
const among = (column: RawBuilder<unknown>, ids: Ids): RawBuilder<unknown> =>
  ids === 'all' ? sql`true` : sql`${column} = any(${[...ids]}::text[])`

type Ids = readonly string[] | 'all'

export const systemProducts = (now: Date, ids: Ids): RawBuilder<StoredProductRow> => sql<StoredProductRow>`
  select
    p.id,
    p.type,
    p.brand,
    p.sku,
    p.attributes::text as attributes,
    p.dimensions,
    p.weight_lb as weight,
    case when p.withdrawn_at is null then price.price_cents end as price
  from product p
  left join lateral price_in_force(p.id, ${now}) as price on true
  where p.type = any(${readTypes()}::text[])
    and ${among(sql`p.id`, ids)}`

export const matches = (ids: Ids): RawBuilder<MatchRow> => sql<MatchRow>`
  select product_id, outdoor_id, indoor_id, furnace_id, reference_number, rating_source
  from matched_system
  where ${among(sql`product_id`, ids)}`

export const systemRelations = (ids: Ids): RawBuilder<RelationRow> => sql<RelationRow>`
  select r.product_id, r.related_id, r.kind, r.page, r.quantity, r.reason
  from product_relation r
  join product p on p.id = r.product_id
  where ${among(sql`r.product_id`, ids)}
    and (
      (
        p.type = any(${kitTypes()}::text[])
        and r.kind in ('included', 'required', 'accessory', 'wifi_adapter')
      )
      or (p.type = any(${ductless('is-outdoor-half')}::text[]) and r.kind = 'compatible')
      or (p.type = any(${ductless('is-indoor-half')}::text[]) and r.kind = 'wifi_adapter')
    )
  order by r.product_id, r.kind desc, r.position, r.related_id`

/** The systems that are made of one of these products, or tied to one. */
export const systemsUsing = (ids: readonly string[]): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select product_id as id from product_relation where related_id = any(${[...ids]}::text[])
  union
  select product_id from matched_system where outdoor_id = any(${[...ids]}::text[])
  union
  select product_id from matched_system where indoor_id = any(${[...ids]}::text[])
  union
  select product_id from matched_system where furnace_id = any(${[...ids]}::text[])`

/** What the catalog says about systems, by product id. */
export interface SystemRows {
  products: Map<string, SystemProductRow>
  /** cents; products that are not for sale are left out */
  prices: Map<string, number>
  matches: Map<string, MatchRow>
  relations: Map<string, readonly RelationRow[]>
  /** products with the same attributes share them: half a million copies would take hundreds of megabytes */
  attributes: Map<string, SystemProductRow['attributes']>
}

export const noSystemRows = (): SystemRows => ({
  products: new Map(),
  prices: new Map(),
  matches: new Map(),
  relations: new Map(),
  attributes: new Map(),
})

/** Reads these products, or all, into the rows. */
export async function readSystemRows(db: Db, rows: SystemRows, ids: Ids, now: Date): Promise<void> {
  const [{ rows: found }, { rows: rated }, { rows: related }] = await Promise.all([
    systemProducts(now, ids).execute(db),
    matches(ids).execute(db),
    systemRelations(ids).execute(db),
  ])
  for (const id of ids === 'all' ? [] : ids)
    for (const each of [rows.products, rows.prices, rows.matches, rows.relations]) each.delete(id)
  for (const { price, attributes: json, ...product } of found) {
    const attributes = rows.attributes.get(json) ?? JSON.parse(json)
    rows.attributes.set(json, attributes)
    rows.products.set(product.id, { ...product, attributes })
    if (price !== null) rows.prices.set(product.id, price)
  }
  for (const row of rated) rows.matches.set(row.product_id, row)
  for (const [id, group] of Map.groupBy(related, (row) => row.product_id)) rows.relations.set(id, group)
}

/** The units of a system with how many of each: the rated ones and what else it includes. */
export function membersOf(
  id: string,
  { matches, relations }: Pick<SystemRows, 'matches' | 'relations'>,
): { id: string; quantity: number }[] {
  const match = matches.get(id)
  const quantities = new Map<string, number>()
  for (const unit of [match?.outdoor_id, match?.furnace_id, match?.indoor_id])
    if (unit) quantities.set(unit, 1)
  for (const { kind, related_id, quantity } of relations.get(id) ?? [])
    if (kind === 'included') quantities.set(related_id, Math.max(quantity, quantities.get(related_id) ?? 0))
  return [...quantities].map(([member, quantity]) => ({ id: member, quantity }))
}
