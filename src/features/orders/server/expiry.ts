import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { cancelOrder } from './transitions.ts'

const BATCH = 100

/** Keeps an unpaid order, and what it has reserved, at least until this moment. Never shortens its time; leaves any other order alone. */
export async function keepOrderOpen(
  db: Db | Transaction<Tables>,
  orderId: string,
  until: Date,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ expires_at: sql<Date>`greatest(expires_at, ${until}::timestamptz)` })
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .execute()
}

/** Lets an unpaid order end at this moment, sooner or later than before. */
export async function setOrderExpiry(trx: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ expires_at: at })
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .execute()
}

/** Cancels pending orders past their time and gives stock and coupons back. Never one whose payment may still come. Returns how many. */
export async function expirePendingOrders({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now()
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  let cancelled = 0
  for (const { id } of due) if (await expireOrder(db, id, now)) cancelled++
  return cancelled
}

// The lock comes in a statement of its own: the next one then sees an attempt that was committed while we waited for it.
function expireOrder(db: Db, orderId: string, now: Date): Promise<boolean> {
  return inTransaction(
    db,
    async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select('expires_at')
        .where('id', '=', orderId)
        .where('state', '=', 'pending')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!order || order.expires_at === null || order.expires_at > now) return false
      crashPoint('expiry.order-locked')
      const live = await trx
        .selectFrom('payment_attempt')
        .select('id')
        .where('order_id', '=', orderId)
        .where('status', 'not in', ['declined', 'failed', 'voided', 'expired'])
        .executeTakeFirst()
      if (live) return false
      return cancelOrder(trx, { orderId, from: 'pending', actor: 'expiry', reason: 'not paid in time', now })
    },
    'expiry',
  )
}
