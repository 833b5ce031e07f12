import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { type Cents, toCents } from '#lib/money.ts'
import type { PriceSource } from './price-sources.ts'
import { partnerPrices, publicPrices } from './price-sources.ts'

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
