import { sql, type Transaction } from 'kysely'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { Tables } from '#db/tables.ts'
import { atEnd } from '#db/transaction.ts'
import { type EventActor, writeActor } from '#features/people/accounts/rules/actor.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/server/audit.ts'
import type { OrderEventKind } from '../rules/order-events.ts'
import { canBecome, type OrderState } from '../rules/order-state.ts'
import { confirmationOf } from './effects.ts'
import { findOrderLines, type OrderRow } from './order-rows.ts'
import { releaseStock, reserveStock } from './stock.ts'

/** Something that happened to an order: who did it, why and when. */
export interface OrderNote {
  orderId: string
  kind: OrderEventKind
  actor: EventActor
  reason?: string
  now: Date
  /**
   * what the line of staff in the audit log says beside it. `none`: this follows from another act, whose line
   * stands for it
   */
  audit?: 'none' | Pick<AuditEntry, 'before' | 'after'> | undefined
}

interface Transition extends OrderNote {
  from: OrderState
  to: OrderState
  /** how the order was paid in the end, when the buyer changed the method */
  paymentMethod?: string
  /** the confirmation is sent */
  isConfirmed?: boolean
}

/**
 * Changes an order's state by compare-and-set and writes the event and the mail in one statement. False when
 * the order is no longer in `from`.
 */
async function moveOrder(trx: Transaction<Tables>, step: Transition): Promise<boolean> {
  if (!canBecome(step.from, step.to)) throw new Error(`An order cannot go from ${step.from} to ${step.to}`)
  const placedAt = step.from === 'pending' && step.to !== 'cancelled' ? step.now : null
  const { orderId, now } = step
  const confirmation = confirmationOf(sql`moved`, { orderId, now })
  const { rows } = await sql`
    ${PREPARED}
    with moved as (
      update orders
      set state = ${step.to},
          version = version + 1,
          placed_at = coalesce(placed_at, ${placedAt}),
          expires_at = null,
          payment_method = coalesce(${step.paymentMethod ?? null}, payment_method)
      where id = ${orderId} and state = ${step.from}
      returning id, version
    )${step.isConfirmed ? sql`, mail as (${confirmation})` : sql``}
    insert into order_event (order_id, version, kind, from_state, to_state, actor, reason, happened_at)
    select
      moved.id, moved.version, ${step.kind}, ${step.from}, ${step.to},
      ${writeActor(step.actor)}, ${step.reason ?? ''}, ${now}::timestamptz
    from moved
    returning order_id`.execute(trx)
  const isMoved = rows.length === 1
  if (isMoved && step.audit !== 'none')
    await auditStaff(trx, {
      ...step,
      audit: {
        before: { state: step.from, ...step.audit?.before },
        after: { state: step.to, ...step.audit?.after },
      },
    })
  return isMoved
}

/** Staff leave one line in the audit log for each of their acts on an order, in its transaction. */
async function auditStaff(
  trx: Transaction<Tables>,
  { actor, kind, orderId, reason, audit }: OrderNote,
): Promise<void> {
  if (actor.kind !== 'staff' || audit === 'none') return
  const entry = { actor, action: `orders.${kind}`, entity: 'order', entityId: orderId, ...audit }
  await atEnd(trx, () => recordAudit(trx, { ...entry, reason: reason || undefined }))
}

/**
 * Places a pending order exactly once: state, event and confirmation mail together. False when it was not
 * pending any more.
 */
export function placeOrder(
  trx: Transaction<Tables>,
  step: {
    orderId: string
    to: 'authorized' | 'awaiting_funds'
    actor: EventActor
    reason: string
    paymentMethod?: string
    now: Date
  },
): Promise<boolean> {
  return moveOrder(trx, { ...step, from: 'pending', kind: 'placed', isConfirmed: true })
}

/**
 * Cancels an order and gives its stock and coupon back in the caller's transaction. The caller deals with the
 * money.
 */
export async function cancelOrder(
  trx: Transaction<Tables>,
  step: { orderId: string; from: OrderState; actor: EventActor; reason: string; now: Date },
): Promise<boolean> {
  const moved = await moveOrder(trx, { ...step, to: 'cancelled', kind: 'cancelled' })
  if (!moved) return false
  await releaseStock(trx, step.orderId)
  crashPoint('expiry.stock-returned')
  await releaseCoupon(trx, step.orderId, step.now)
  return true
}

/**
 * Returns an order's use of its coupon once, also when called several times. Answers whether it returned one.
 */
export async function releaseCoupon(trx: Transaction<Tables>, orderId: string, at: Date): Promise<boolean> {
  const released = await trx
    .updateTable('coupon_redemption')
    .set({ released_at: at })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('coupon_code')
    .executeTakeFirst()
  if (!released) return false
  await trx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', released.coupon_code)
    .execute()
  return true
}

/**
 * Moves an order on where its state allows it, and otherwise writes down what happened. Always leaves an
 * event. The caller has locked the order.
 */
export async function moveOrNote(trx: Transaction<Tables>, step: Transition): Promise<void> {
  if (canBecome(step.from, step.to)) await moveOrder(trx, step)
  else await noteOrder(trx, step)
}

/** Writes an event that leaves the order in its state. The caller has locked the order. */
export async function noteOrder(trx: Transaction<Tables>, note: OrderNote): Promise<void> {
  await sql`
    with noted as (
      update orders
      set version = version + 1
      where id = ${note.orderId}
      returning id, version, state
    )
    insert into order_event (order_id, version, kind, from_state, to_state, actor, reason, happened_at)
    select
      noted.id, noted.version, ${note.kind}, noted.state, noted.state,
      ${writeActor(note.actor)}, ${note.reason ?? ''}, ${note.now}::timestamptz
    from noted`.execute(trx)
  await auditStaff(trx, note)
}

/**
 * Reserves the stock of a large order by check that a person has approved; from then on it waits for its
 * check. Returns the products that are short: the caller must then roll the transaction back. The caller has
 * locked the order, which waits for its review.
 */
export async function approveReview(
  trx: Transaction<Tables>,
  order: OrderRow,
  { until, ...note }: Omit<OrderNote, 'orderId' | 'kind'> & { until: Date },
): Promise<string[]> {
  const lines = await findOrderLines(trx, order.id)
  const goods = lines.filter((line) => !line.is_service)
  const missing = await reserveStock(
    trx,
    goods.map(({ product_id, quantity }) => ({ productId: product_id, quantity, reservesStock: true })),
  )
  if (missing.length > 0) return missing
  await sql`
    update order_line
    set reserves_stock = true
    where order_id = ${order.id} and not is_service`.execute(trx)
  await trx
    .updateTable('orders')
    .set({ review: 'approved', expires_at: until })
    .where('id', '=', order.id)
    .execute()
  await noteOrder(trx, { ...note, orderId: order.id, kind: 'approved' })
  return []
}
