import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { CHECKOUT_SCOPE } from './insert-order.ts'

/** The order that a checkout attempt made. */
export interface PlacedCheckout {
  id: string
  state: string
  method: string
  total: Cents
  /** the company whose order it is; null for an ordinary buyer's */
  companyId: number | null
  isPlaced: boolean
  /** null once the idempotency record was deleted; orders are never deleted */
  bodyHash: string | null
}

/** The order of this attempt key, or undefined: the one place that decides what a resend gets. */
export async function findByAttempt(db: Db, attemptKey: string): Promise<PlacedCheckout | undefined> {
  const row = await db
    .selectFrom('orders')
    .modifyFront(PREPARED)
    .leftJoin('idempotency_record', (join) =>
      join
        .onRef('idempotency_record.key', '=', 'orders.attempt_key')
        .on('idempotency_record.scope', '=', CHECKOUT_SCOPE),
    )
    .select([
      'orders.id',
      'orders.state',
      'orders.payment_method',
      'orders.total_cents',
      'orders.placed_at',
      'orders.company_id',
      'idempotency_record.body_hash',
    ])
    .where('orders.attempt_key', '=', attemptKey)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      state: row.state,
      method: row.payment_method,
      total: toCents(row.total_cents),
      companyId: row.company_id,
      isPlaced: row.placed_at !== null,
      bodyHash: row.body_hash,
    }
  )
}
