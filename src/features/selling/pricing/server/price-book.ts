import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { DrawingSpec } from '#drawings/spec.ts'
import {
  ADDITIONAL_SERVICES,
  isServiceOn,
  PRIORITY,
  priceNow,
} from '#features/catalog/catalog/rules/additional-services.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import type {
  Dimensions,
  FreightFacts,
  ProductTemplate,
} from '#features/catalog/catalog/rules/product-facts.ts'
import { isRefrigerant } from '#features/catalog/catalog/rules/product-types.ts'
import { PRIORITY_DELIVERY, SERVICE_TYPE } from '#features/catalog/catalog/rules/service-ids.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, toCents, ZERO } from '#lib/money.ts'
import type { CountedProduct, PriceBook, PricedProduct } from '../rules/priced-product.ts'
import { texts } from '../texts.ts'

interface CountedRow {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  type: string
  template: ProductTemplate
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
}

interface Row extends CountedRow {
  summary: string
  drawing: DrawingSpec | null
  dimensions: Dimensions | null
  categories: { id: number; slug: string; name: string }[]
}

/** A counted product with the data of its maker. */
interface CountedWithData {
  product: CountedProduct
  /** null: a service, which belongs to no category */
  categoryId: number | null
  attributes: Readonly<Record<string, AttributeValue>>
}

/**
 * The price in force and the facts of products, in one query. Ids that we never sold are missing.
 * The four delivery services are always in it, at the fees of the settings, whatever their own rows say.
 */
export async function priceBook(db: Db, productIds: readonly string[], at: Date): Promise<PriceBook> {
  if (productIds.length === 0) return new Map()
  const { rows } = await pricedRows(productIds, at).execute(db)
  const services = servicesAmong(productIds).map((service) => [service.id, service] as const)
  return new Map([...services, ...rows.map((row) => [row.id, atFee(fromRow(row))] as const)])
}

/** The same without the texts and pictures of a cart, and with the makers' data: for long quotes. */
export async function countedBook(
  db: Db,
  productIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, CountedWithData>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await countedRows(productIds, at).execute(db)
  return new Map([
    ...servicesAmong(productIds).map(
      (product) => [product.id, { product, categoryId: null, attributes: {} }] as const,
    ),
    ...rows.map(({ category_id: categoryId, attributes, ...row }) => {
      const product = atFee(counted(row))
      return [row.id, { product, categoryId: row.is_service ? null : categoryId, attributes }] as const
    }),
  ])
}

const servicesAmong = (productIds: readonly string[]): PricedProduct[] =>
  SERVICES.filter((service) => productIds.includes(service.id)).map(atFee)

/** A service costs its fee of the settings, and is sold while staff leave it on. */
function atFee<Product extends CountedProduct>(product: Product): Product {
  return { ...product, price: priceNow(product), sellable: product.sellable && isServiceOn(product.id) }
}

const countedColumns = sql`
      p.id, p.sku, p.name, p.slug, p.brand, p.type, p.template,
      p.weight_lb, p.freight, p.ships_free, p.pays_shipping, p.is_service,
      p.withdrawn_at is not null as withdrawn,
      price.price_cents, price.list_price_cents, s.available, s.back_order, s.restock_on`

const pricedAndStocked = (at: Date) => sql`
    product p
    left join lateral price_in_force(p.id, ${at}) as price on true
    left join stock s on s.product_id = p.id`

export const countedRows = (productIds: readonly string[], at: Date) => sql<
  CountedRow & { category_id: number; attributes: Record<string, AttributeValue> }
>`
    select ${countedColumns}, p.category_id, p.attributes
    from ${pricedAndStocked(at)}
    where p.id = any(${[...new Set(productIds)]}::text[])`

export const pricedRows = (productIds: readonly string[], at: Date) => sql<Row>`
    ${PREPARED}
    select ${countedColumns}, p.summary, p.drawing, p.dimensions, path.categories
    from ${pricedAndStocked(at)}
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
  type: SERVICE_TYPE,
  template: 'service',
  summary,
  drawing: null,
  dimensions: null,
  weightLb: 0,
  freight: {},
  groundOnly: false,
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

const counted = (row: CountedRow): CountedProduct => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  slug: row.slug,
  brand: row.brand,
  type: row.type,
  template: row.template,
  weightLb: row.weight_lb,
  freight: row.freight,
  groundOnly: isRefrigerant(row.type),
  shipsFree: row.ships_free,
  paysShipping: row.pays_shipping,
  isService: row.is_service,
  sellable: !row.withdrawn && row.price_cents !== null,
  price: row.price_cents === null ? ZERO : toCents(row.price_cents),
  listPrice: row.list_price_cents === null ? null : toCents(row.list_price_cents),
  stock: { available: row.available ?? 0, backOrder: row.back_order ?? false, restockOn: row.restock_on },
})

const fromRow = (row: Row): PricedProduct => ({
  ...counted(row),
  summary: row.summary,
  drawing: row.drawing,
  dimensions: row.dimensions,
  categories: row.categories,
})
