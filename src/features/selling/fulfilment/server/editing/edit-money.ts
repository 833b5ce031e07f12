import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import type { CreditRefusal } from '#features/selling/net-terms/rules/credit.ts'
import { changeReservedCredit, creditDecision } from '#features/selling/net-terms/server/index.ts'
import type { OrderRow } from '#features/selling/orders/server/index.ts'
import { capturedOf, refundable } from '#features/selling/payments/rules/movement.ts'
import {
  asMoved,
  changeAuthorized,
  type MovementRow,
  requestCapture,
} from '#features/selling/payments/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { type Cents, subtract, toCents } from '#lib/money.ts'
import { type HeldMoney, type MoneyEffect, type MoneyRefusal, moneyEffect } from '../../rules/order-edit.ts'
import { type AttemptOfOrder, IS_PAYING, IS_TAKEN } from '../changes/attempts.ts'
import { type RefundResult, refundLocked } from '../changes/refund-order.ts'
import { isByHand, type refundsAskedFor, takesTwo } from '../changes/refund-requests.ts'
import type { StoredShipment } from '../shipping/shipments.ts'

const TERMS = 'terms'
const WHY = defineTexts('the order was changed')

/** Its credit is locked before an edit is judged. */
export const isOnTerms = ({ payment_method }: OrderRow): boolean => payment_method === TERMS

interface StoredMoney {
  order: OrderRow
  attempts: readonly AttemptOfOrder[]
  movements: readonly MovementRow[]
  asked: Awaited<ReturnType<typeof refundsAskedFor>>
}

/** `byHand`: staff send a check. `takesTwo`: a second person approves it, and the edit stands meanwhile. */
export type EditMoney =
  | Exclude<MoneyEffect, { kind: 'back' }>
  | { kind: 'back'; amount: Cents; byHand: boolean; takesTwo: boolean }

export type EditMoneyRefusal = MoneyRefusal | `terms_${CreditRefusal}`

/** Whether the money of an order is on its way: what it will be is not known yet. */
export const isMoving = ({
  attempts,
  movements,
  shipments,
}: {
  attempts: readonly AttemptOfOrder[]
  movements: readonly MovementRow[]
  shipments: readonly StoredShipment[]
}): boolean =>
  attempts.some(({ status }) => IS_PAYING.includes(status) || status === 'capture_requested') ||
  movements.some(({ status }) => status !== 'done' && status !== 'failed') ||
  shipments.some(({ released_at }) => released_at === null)

/** What a new total makes of the buyer's money. */
export async function judgeMoney(
  db: Db,
  stored: StoredMoney,
  total: Cents,
  now: Date,
): Promise<EditMoney | { kind: 'refuse'; reason: EditMoneyRefusal }> {
  const { order, movements, asked } = stored
  const held = heldMoney(stored)
  const money = effectOfTotal(stored, total)
  if (money.kind === 'invoiced_later' && held.authorized !== null && total > held.authorized) {
    const more = subtract(total, held.authorized)
    const decision = await creditDecision(db, order.company_id ?? 0, more, now)
    return decision.kind === 'refused' ? { kind: 'refuse', reason: `terms_${decision.reason}` } : money
  }
  if (money.kind !== 'back') return money
  return {
    ...money,
    byHand: isByHand(movements) && !stored.attempts.some(isTaken),
    takesTwo: takesTwo(money.amount, asked),
  }
}

/** What the order's own rows say that a total makes of its money; credit is asked when it is changed. */
export const effectOfTotal = (stored: StoredMoney, total: Cents) =>
  moneyEffect(toCents(stored.order.total_cents), total, heldMoney(stored))

const isTaken = ({ status }: AttemptOfOrder): boolean => IS_TAKEN.includes(status)

function heldMoney({ attempts, movements, asked }: StoredMoney): HeldMoney {
  const moved = movements.map(asMoved)
  const held = attempts.find(({ status }) => status === 'authorized')
  const taken = attempts.find(isTaken)
  return {
    authorized: held ? toCents(held.amount_cents) : null,
    isOnTerms: held?.method === TERMS,
    isDebited: attempts.some(({ status }) => status === 'pending'),
    taken: capturedOf(moved) > 0 ? refundable(moved) : taken ? toCents(taken.amount_cents) : null,
    isRefundWaiting: asked.some(({ state }) => state === 'waiting'),
  }
}

export type GivenBack = Extract<RefundResult, { kind: 'requested' | 'by_hand' | 'waiting' }>

/**
 * Gives back what was paid above the total of an edited order, by the function of every refund: above the
 * limit of one person it waits for a second one. The caller has locked the order.
 * @param order as the edit wrote it
 */
export async function giveBack(
  trx: Transaction<Tables>,
  permission: Authorized<'orders.refund'>,
  order: OrderRow,
  { amount, key, now }: { amount: Cents; key: string; now: Date },
): Promise<GivenBack> {
  const step = { orderId: order.id, actor: permission.actor, reason: WHY, now }
  // A gateway that took the money at once has no movement before the first shipment.
  await requestCapture(trx, { ...step, amount: 'later' })
  const done = await refundLocked(trx, permission, order, {
    ...step,
    key,
    wanted: { kind: 'amount', amount },
  })
  if (done.kind === 'refused') throw new Error(`${order.id} gives no ${amount} back: ${done.reason}`)
  return done
}

/**
 * Reserves the credit of the new total of an order on net terms. The caller has locked the order and the
 * company's account.
 */
export async function reserveTotal(
  trx: Transaction<Tables>,
  { id: orderId, total_cents }: OrderRow,
  now: Date,
): Promise<void> {
  const total = toCents(total_cents)
  await changeReservedCredit(trx, orderId, total)
  await changeAuthorized(trx, { orderId, method: TERMS, amount: total, now })
}
