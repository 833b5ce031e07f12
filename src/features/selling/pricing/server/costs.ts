import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Cents, toCents } from '#lib/money.ts'

/** What products cost us, each, by product id. Only for staff: see the permission cart.internal-figures. */
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
