import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { unitPrice } from '../rules/price-offer.ts'
import { companyOffers, offeredRows, offersOf } from './company-offers.ts'
import { type PriceSource, publicPrices, withOffers } from './price-sources.ts'

/**
 * The prices of a company: what its lists offer, and the public price for a product that no list names or
 * that the public can buy for less. Discount codes are for public prices: they work only for a company that
 * has no price list in force.
 */
export const companyPrices = (db: Db, companyId: number): PriceSource => {
  const shown = publicPrices(db)
  return {
    kind: 'partner',
    async priceBook(ids, at) {
      if (ids.length === 0) return new Map()
      const [book, { rows }] = await Promise.all([
        shown.priceBook(ids, at),
        offeredRows(companyId, ids, at).execute(db),
      ])
      return withOffers(book, offersOf(rows, new Map([...book].map(([id, { price }]) => [id, price]))))
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

/** The prices of one unit at which a contractor buys for less than the public; empty for other callers. */
export async function lowerPrices(
  db: Db,
  actor: Actor,
  shown: ReadonlyMap<string, Cents>,
  at: Date,
): Promise<ReadonlyMap<string, Cents>> {
  if (actor.kind !== 'contractor' || shown.size === 0) return new Map()
  const offers = await companyOffers(db, actor.companyId, shown, at)
  const lower = new Map<string, Cents>()
  for (const [id, offer] of offers) {
    const price = unitPrice({ price: offer.shown, offer }, 1)
    if (price < offer.shown) lower.set(id, price)
  }
  return lower
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
