import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { EXPIRY_JOB } from '#features/people/accounts/rules/actor.ts'
import type { Clock } from '#lib/clock.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { texts } from '../texts.ts'
import { cancelOrder } from './transitions.ts'

const reasons = defineTexts({
  unpaid: 'not paid in time',
  again: 'the browser placed it again',
  newer: 'the browser placed newer orders',
})

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
  /** whether a payment of the order holds money or may still do so; the feature payments answers it */
  hasLivePayment(trx: Transaction<Tables>, orderId: string): Promise<boolean>
  /** called in the transaction that cancels an order because its time is over */
  onExpired?: (trx: Transaction<Tables>, order: { id: string; state: string }, now: Date) => Promise<void>
}

/** States in which an order waits for money and may expire; an order without `expires_at` never does. */
const UNPAID = ['pending', 'awaiting_funds'] as const

/**
 * Cancels unpaid orders past their time, orders by check included, and gives their stock and coupons back,
 * but never an order whose payment may still come. Returns how many were cancelled.
 */
export async function expirePendingOrders(services: ExpiryServices): Promise<number> {
  const now = services.clock.now()
  const due = await services.db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', UNPAID)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  let cancelled = 0
  for (const { id } of due)
    if (await cancelUnpaid(services, id, { before: now, reason: reasons.unpaid }, now)) cancelled++
  return cancelled
}

// The lock is a statement of its own: the next statement then sees an attempt that was committed while this
// one waited.
function cancelUnpaid(
  { db, hasLivePayment, onExpired }: Omit<ExpiryServices, 'clock'>,
  orderId: string,
  why: { before?: Date; reason: string },
  now: Date,
): Promise<boolean> {
  return inTransaction(
    db,
    async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select(['state', 'expires_at'])
        .where('id', '=', orderId)
        .where('state', 'in', UNPAID)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!order || order.expires_at === null) return false
      if (why.before !== undefined && order.expires_at > why.before) return false
      crashPoint('expiry.order-locked')
      if (await hasLivePayment(trx, orderId)) return false
      if (why.before !== undefined) await onExpired?.(trx, { id: orderId, state: order.state }, now)
      return cancelOrder(trx, {
        orderId,
        from: order.state,
        actor: EXPIRY_JOB,
        reason: why.reason,
        now,
      })
    },
    texts.busy,
  )
}

/**
 * Releases an unpaid order because its buyer places it again. False for an order that is paid, or whose
 * payment is under way.
 */
export const releaseOrder = (services: ExpiryServices, orderId: string): Promise<boolean> =>
  cancelUnpaid(services, orderId, { reason: reasons.again }, services.clock.now())

/** The key of the browser that placed these orders; null when it has placed none. */
export async function browserKeyOf(db: Db, orderIds: readonly string[]): Promise<string | null> {
  if (orderIds.length === 0) return null
  const row = await db
    .selectFrom('orders')
    .select('browser_key')
    .where('id', 'in', orderIds)
    .where('browser_key', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.browser_key ?? null
}

/**
 * Releases the oldest pending orders of a browser beyond those that it may keep unpaid. Runs after the new
 * order is committed, each order in its own transaction, so the last of several calls at the same time sees
 * all orders. Orders with a payment in progress stay. Returns how many were released.
 */
export async function releaseUnpaid(
  services: ExpiryServices,
  browserKey: string,
  keep: number,
): Promise<number> {
  const now = services.clock.now()
  const older = await services.db
    .selectFrom('orders')
    .select('id')
    .where('browser_key', '=', browserKey)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(keep)
    .limit(BATCH)
    .execute()
  let released = 0
  for (const { id } of older) if (await cancelUnpaid(services, id, { reason: reasons.newer }, now)) released++
  return released
}

/** Orders by check that are held no longer than `until`, those that end first, a hundred at most. */
export async function ordersEnding(db: Db, now: Date, until: Date): Promise<string[]> {
  const ending = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting_funds')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  return ending.map(({ id }) => id)
}
