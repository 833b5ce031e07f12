import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'
import { releaseCoupon } from '#features/pricing/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { canBecome, type OrderState } from '../rules/order-state.ts'
import { confirmationMail, writeOutbox } from './outbox.ts'

interface Transition {
  orderId: string
  from: OrderState
  to: OrderState
  kind: string
  actor: string
  reason?: string
  /** how it was paid in the end, when she changed her mind */
  paymentMethod?: string
  now: Date
}

/** Moves an order on by compare-and-set and writes the event; false when the order is no longer in `from`. */
async function moveOrder(trx: Transaction<Tables>, step: Transition): Promise<boolean> {
  if (!canBecome(step.from, step.to)) throw new Error(`An order cannot go from ${step.from} to ${step.to}`)
  const placedAt = step.from === 'pending' && step.to !== 'cancelled' ? step.now : null
  const { rows } = await sql`
    with moved as (
      update orders set state = ${step.to}, version = version + 1, placed_at = coalesce(placed_at, ${placedAt}), expires_at = null, payment_method = coalesce(${step.paymentMethod ?? null}, payment_method)
      where id = ${step.orderId} and state = ${step.from}
      returning id, version
    )
    insert into order_event (order_id, version, kind, from_state, to_state, actor, reason, happened_at)
    select moved.id, moved.version, ${step.kind}, ${step.from}, ${step.to}, ${step.actor}, ${step.reason ?? ''}, ${step.now}::timestamptz from moved
    returning order_id`.execute(trx)
  return rows.length === 1
}

/** Places a pending order exactly once: state, event and confirmation mail together. False when it was not pending any more. */
export async function placeOrder(
  trx: Transaction<Tables>,
  step: {
    orderId: string
    to: 'authorized' | 'awaiting_funds'
    actor: string
    reason: string
    paymentMethod?: string
    now: Date
  },
): Promise<boolean> {
  const moved = await moveOrder(trx, { ...step, from: 'pending', kind: 'placed' })
  if (moved)
    await writeOutbox(
      trx,
      {
        topic: confirmationMail.topic,
        dedupeKey: confirmationMail.key(step.orderId),
        payload: { orderID: step.orderId },
      },
      step.now,
    )
  return moved
}

/** Cancels an order and gives its stock and coupon back, all in the caller's transaction; the money is the caller's concern. */
export async function cancelOrder(
  trx: Transaction<Tables>,
  step: { orderId: string; from: OrderState; actor: string; reason: string; now: Date },
): Promise<boolean> {
  const moved = await moveOrder(trx, { ...step, to: 'cancelled', kind: 'cancelled' })
  if (!moved) return false
  await returnStock(trx, step.orderId)
  crashPoint('expiry.stock-returned')
  await releaseCoupon(trx, step.orderId, step.now)
  return true
}

/** An order whose row the caller has locked: moves it where its state allows that, and otherwise writes down what happened. Always leaves an event. */
export async function moveOrNote(trx: Transaction<Tables>, step: Transition): Promise<void> {
  if (canBecome(step.from, step.to)) await moveOrder(trx, step)
  else await noteOrder(trx, step)
}

/** Writes down something that leaves the order in its state: who, when and why. The caller has locked the order. */
export async function noteOrder(
  trx: Transaction<Tables>,
  note: Omit<Transition, 'from' | 'to'>,
): Promise<void> {
  await sql`
    with noted as (update orders set version = version + 1 where id = ${note.orderId} returning id, version, state)
    insert into order_event (order_id, version, kind, from_state, to_state, actor, reason, happened_at)
    select noted.id, noted.version, ${note.kind}, noted.state, noted.state, ${note.actor}, ${note.reason ?? ''}, ${note.now}::timestamptz from noted`.execute(
    trx,
  )
}

// Rows are locked in product-id order here as well: a return and a reservation of the same products must not wait for each other.
const returnStock = (trx: Transaction<Tables>, orderId: string) =>
  sql`
    with back as (
      select product_id, sum(quantity)::int as quantity from order_line where order_id = ${orderId} and reserves_stock group by product_id
    ), held as materialized (
      select stock.product_id from stock join back using (product_id) order by stock.product_id for update of stock
    )
    update stock set available = stock.available + back.quantity, reserved = stock.reserved - back.quantity
    from back, held where stock.product_id = back.product_id and held.product_id = stock.product_id`.execute(
    trx,
  )
