import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { type PriceSource, partnerPrices, publicPrices } from './price-sources.ts'

interface ListedRow {
  product_id: string
  price_cents: number
}

/**
 * The prices of a company's lists that hold at a moment. Of several lists with the same product, the one that
 * started last holds, as with public prices.
 */
export const listedPrices = (companyId: number, productIds: readonly string[], at: Date) => sql<ListedRow>`
    select distinct on (price.product_id) price.product_id, price.price_cents
    from price_list list
    join price_list_price price on price.price_list_id = list.id
    where list.company_id = ${companyId}
      and list.starts_at <= ${at}
      and (list.ends_at is null or list.ends_at > ${at})
      and price.product_id = any(${[...new Set(productIds)]}::text[])
    order by price.product_id, list.starts_at desc, list.id desc`

/**
 * The prices of a company: its own list, and the public price for a product that is not listed or that the
 * public can buy for less. Discount codes are for public prices: they work only for a company that has no
 * price list in force.
 */
export const companyPrices = (db: Db, companyId: number): PriceSource => {
  const shown = publicPrices(db)
  return {
    kind: 'partner',
    async priceBook(ids, at) {
      if (ids.length === 0) return new Map()
      const [book, { rows }] = await Promise.all([
        shown.priceBook(ids, at),
        listedPrices(companyId, ids, at).execute(db),
      ])
      const prices = lowerThan(rows, (id) => book.get(id)?.price)
      return partnerPrices({ ...shown, priceBook: async () => book }, { prices }).priceBook(ids, at)
    },
    findCoupon: async (code, at) =>
      (await hasListAt(db, companyId, at)) ? undefined : shown.findCoupon(code, at),
  }
}

const hasListAt = async (db: Db, companyId: number, at: Date): Promise<boolean> =>
  (await db
    .selectFrom('price_list')
    .select('id')
    .where('company_id', '=', companyId)
    .where('starts_at', '<=', at)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The prices of a customer of this company; null: of a customer of the store's own. */
export const pricesOfCompany = (db: Db, companyId: number | null): PriceSource =>
  companyId === null ? publicPrices(db) : companyPrices(db, companyId)
/** The listed prices that are below the public ones. */
function lowerThan(
  rows: readonly ListedRow[],
  shown: (id: string) => number | undefined,
): Map<string, Cents> {
  const prices = new Map<string, Cents>()
  for (const { product_id, price_cents } of rows) {
    const price = shown(product_id)
    if (price !== undefined && price_cents < price) prices.set(product_id, toCents(price_cents))
  }
  return prices
}

/** The prices at which a contractor buys for less than the public; empty for other callers. */
export async function lowerPrices(
  db: Db,
  actor: Actor,
  shown: ReadonlyMap<string, Cents>,
  at: Date,
): Promise<ReadonlyMap<string, Cents>> {
  if (actor.kind !== 'contractor' || shown.size === 0) return new Map()
  const { rows } = await listedPrices(actor.companyId, [...shown.keys()], at).execute(db)
  return lowerThan(rows, (id) => shown.get(id))
}

/** A contractor buys at the prices of their company, every other buyer at public prices. */
export const pricesFor = (db: Db, actor: Actor): PriceSource =>
  pricesOfCompany(db, actor.kind === 'contractor' ? actor.companyId : null)

/** What products cost us, each, by product id. Only for staff: see the permission costs.read. */
export async function costsOf(
  db: Db | Transaction<Tables>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_cost')
    .select(['product_id', 'cost_cents'])
    .where('product_id', 'in', productIds)
    .execute()
  return new Map(rows.map((row) => [row.product_id, toCents(row.cost_cents)]))
}

/**
 * What one unit of a line costs us; null for a product without a cost. The merchant imports no costs of
 * services. A service without a cost counts at its price in force: it earns nothing, it makes up for no loss
 * of another line, and it is never sold for less.
 */
export const costOfLine = (
  { id, price, isService }: { id: string; price: Cents; isService: boolean },
  costs: ReadonlyMap<string, Cents>,
): Cents | null => costs.get(id) ?? (isService ? price : null)

/** Writes what products cost; a product that is not named keeps its cost. */
export async function writeCosts(
  trx: Db | Transaction<Tables>,
  costs: readonly { productId: string; cost: Cents }[],
  now: Date,
): Promise<void> {
  if (costs.length === 0) return
  await sql`
    insert into product_cost (product_id, cost_cents, changed_at)
    select row.product_id, row.cost_cents, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(
      costs.map(({ productId, cost }) => ({ product_id: productId, cost_cents: cost })),
    )}::jsonb) as row(product_id text, cost_cents bigint)
    on conflict (product_id) do update
    set cost_cents = excluded.cost_cents, changed_at = excluded.changed_at`.execute(trx)
}
