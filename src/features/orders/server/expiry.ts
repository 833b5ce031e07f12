import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { EXPIRY_JOB } from '#features/accounts/rules/actor.ts'
import type { Clock } from '#kit/clock.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { texts } from '../texts.ts'
import { cancelOrder } from './transitions.ts'

const BATCH = 100

/**
 * Keeps an unpaid order, and what it has reserved, at least until this moment. Never shortens its time, and
 * changes no order that is not pending.
 */
export async function keepOrderOpen(
  db: Db | Transaction<Tables>,
  orderId: string,
  until: Date,
): Promise<void> {
  await db
    .updateTable('orders')
    .set(({ fn, val }) => ({ expires_at: fn<Date>('greatest', ['expires_at', val(until)]) }))
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .execute()
}

/** Lets an unpaid order expire at this moment, sooner or later than before. */
export async function setOrderExpiry(trx: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ expires_at: at })
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .execute()
}

export interface ExpiryServices {
  db: Db
  clock: Clock
  /** whether a payment of the order holds money or may still do so; payments knows */
  hasLivePayment(trx: Transaction<Tables>, orderId: string): Promise<boolean>
}

/**
 * Cancels pending orders past their time and gives their stock and coupons back, but never an order whose
 * payment may still come. Returns how many were cancelled.
 */
export async function expirePendingOrders(services: ExpiryServices): Promise<number> {
  const now = services.clock.now()
  const due = await services.db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  let cancelled = 0
  for (const { id } of due) if (await expireOrder(services, id, now)) cancelled++
  return cancelled
}

// The lock is a statement of its own: the next statement then sees an attempt that was committed while this
// one waited.
function expireOrder({ db, hasLivePayment }: ExpiryServices, orderId: string, now: Date): Promise<boolean> {
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
      if (await hasLivePayment(trx, orderId)) return false
      return cancelOrder(trx, {
        orderId,
        from: 'pending',
        actor: EXPIRY_JOB,
        reason: 'not paid in time',
        now,
      })
    },
    texts.busy,
  )
}
