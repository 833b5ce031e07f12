import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Dimensions, FreightFacts, ProductTemplate } from '#db/tables/index.ts'
import type { DrawingSpec } from '#drawings/spec.ts'
import { ADDITIONAL_SERVICES, PRIORITY } from '#features/catalog/rules/additional-services.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import { ApiError } from '#kit/api-error.ts'
import { type Cents, toCents, ZERO } from '#kit/money.ts'
import type { PriceBook, PricedProduct } from '../rules/priced-product.ts'
import { texts } from '../texts.ts'

interface Row {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  type: string
  template: ProductTemplate
  summary: string
  drawing: DrawingSpec | null
  dimensions: Dimensions | null
  weight_lb: number
  freight: FreightFacts
  ships_free: boolean
  pays_shipping: boolean
  is_service: boolean
  withdrawn: boolean
  price_cents: number | null
  list_price_cents: number | null
  available: number | null
  back_order: boolean | null
  restock_on: string | null
  categories: { id: number; slug: string; name: string }[]
}

/**
 * The price in force and the facts of products, in one query. Ids that we never sold are missing.
 * The four delivery services are always in it: one without a row of its own costs what K-FEES says.
 */
export async function priceBook(db: Db, productIds: readonly string[], at: Date): Promise<PriceBook> {
  if (productIds.length === 0) return new Map()
  const { rows } = await pricedRows(productIds, at).execute(db)
  const services = SERVICES.filter((service) => productIds.includes(service.id)).map(
    (service) => [service.id, service] as const,
  )
  return new Map([...services, ...rows.map((row) => [row.id, fromRow(row)] as const)])
}

export const pricedRows = (productIds: readonly string[], at: Date) => sql<Row>`
    select p.id, p.sku, p.name, p.slug, p.brand, p.type, p.template, p.summary, p.drawing, p.dimensions,
      p.weight_lb, p.freight, p.ships_free, p.pays_shipping, p.is_service,
      p.withdrawn_at is not null as withdrawn,
      price.price_cents, price.list_price_cents, s.available, s.back_order, s.restock_on, path.categories
    from product p
    left join lateral price_in_force(p.id, ${at}) as price on true
    left join stock s on s.product_id = p.id
    left join lateral (
      with recursive up as (
        select id, parent_id, slug, name, 1 as depth
        from category
        where id = p.category_id
        union all
        select c.id, c.parent_id, c.slug, c.name, up.depth + 1
        from category c
        join up on c.id = up.parent_id
        where up.depth < 9
      )
      select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name) order by depth desc)
        as categories
      from up
    ) path on true
    where p.id = any(${[...new Set(productIds)]}::text[])`

/**
 * The products of these ids in the same order. Throws 404 `unknown_products` naming every id that is not in
 * the book (or, with `sellable`, not sold now).
 */
export function requireProducts(
  book: PriceBook,
  ids: readonly string[],
  options: { sellable: boolean },
): PricedProduct[] {
  const found = ids
    .map((id) => book.get(id))
    .filter((product) => product !== undefined && (product.sellable || !options.sellable))
  if (found.length < ids.length) {
    const missing = ids.filter((id) => !found.some((product) => product?.id === id))
    throw new ApiError('unknown_products', texts.unknownProducts, {
      status: 404,
      details: { products: [...new Set(missing)] },
    })
  }
  return found.filter((product) => product !== undefined)
}

const service = (id: string, name: string, summary: string, price: Cents): PricedProduct => ({
  id,
  sku: `SERVICE-${id}`,
  name,
  slug: 'service',
  brand: '',
  type: 'service',
  template: 'service',
  summary,
  drawing: null,
  dimensions: null,
  weightLb: 0,
  freight: {},
  shipsFree: false,
  paysShipping: false,
  isService: true,
  sellable: true,
  price,
  listPrice: null,
  stock: { available: 0, backOrder: true, restockOn: null },
  categories: [],
})

const SERVICES: readonly PricedProduct[] = [
  ...ADDITIONAL_SERVICES.map((each) => service(each.id, each.name, each.description, each.price)),
  // Its price is its shipping option's.
  service(PRIORITY_DELIVERY, PRIORITY.name, PRIORITY.description, ZERO),
]

const fromRow = (row: Row): PricedProduct => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  slug: row.slug,
  brand: row.brand,
  type: row.type,
  template: row.template,
  summary: row.summary,
  drawing: row.drawing,
  dimensions: row.dimensions,
  weightLb: row.weight_lb,
  freight: row.freight,
  shipsFree: row.ships_free,
  paysShipping: row.pays_shipping,
  isService: row.is_service,
  sellable: !row.withdrawn && row.price_cents !== null,
  price: row.price_cents === null ? ZERO : toCents(row.price_cents),
  listPrice: row.list_price_cents === null ? null : toCents(row.list_price_cents),
  stock: { available: row.available ?? 0, backOrder: row.back_order ?? false, restockOn: row.restock_on },
  categories: row.categories,
})
