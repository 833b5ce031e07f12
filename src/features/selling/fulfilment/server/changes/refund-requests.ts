import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { readActor } from '#features/people/accounts/rules/actor.ts'
import { noteOrder, type OrderLineRow, type OrderRow } from '#features/selling/orders/server/index.ts'
import { decideRefund, type RefundDecision, refundable } from '#features/selling/payments/rules/movement.ts'
import { asMoved, type MovementRow, movementsOf } from '#features/selling/payments/server/index.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, formatMoney, toCents, ZERO } from '#lib/money.ts'
import {
  type LinesRefund,
  type PaidBackUnits,
  type PayableLine,
  refundOfLines,
  takesSecondPerson,
  type WantedRefund,
} from '../../rules/refunds.ts'
import { pricedLine } from '../../rules/returns.ts'

export type RefundRequestRow = Selectable<Tables['refund_request']>

/** The refunds that staff asked for, oldest first; `failed`: the provider refused to move its money. */
export async function refundsAskedFor(
  db: Db | Transaction<Tables>,
  orderId: string,
): Promise<(RefundRequestRow & { failed: boolean })[]> {
  const rows = await db
    .selectFrom('refund_request')
    .leftJoin('money_movement', 'money_movement.id', 'refund_request.movement_id')
    .selectAll('refund_request')
    .select('money_movement.status as movement')
    .where('refund_request.order_id', '=', orderId)
    .orderBy('refund_request.asked_at')
    .execute()
  return rows.map(({ movement, ...row }) => ({ ...row, failed: movement === 'failed' }))
}

export type AskedFor = Awaited<ReturnType<typeof refundsAskedFor>>

const thatCount = (asked: AskedFor) => asked.filter(({ state, failed }) => state === 'made' && !failed)

/** Units that refunds of lines have paid back. */
export const paidBackBy = (asked: AskedFor): PaidBackUnits[] => thatCount(asked).flatMap(({ lines }) => lines)

const refundedAlone = (asked: AskedFor): number =>
  thatCount(asked).reduce((sum, row) => (row.decider === null ? sum + row.amount_cents : sum), 0)

/** Cents that one person may still refund of an order alone. */
export const aloneUpTo = (asked: AskedFor): Cents =>
  toCents(Math.max(0, merchant().refundAloneUpTo - refundedAlone(asked)))

/** Whether a second person approves a refund, however it comes about. */
export const takesTwo = (amount: Cents, asked: AskedFor): boolean =>
  takesSecondPerson(amount, refundedAlone(asked), merchant().refundAloneUpTo)

/** Of an order one refund at a time waits for its second person. */
export const isOneWaiting = (asked: AskedFor): boolean => asked.some(({ state }) => state === 'waiting')

export type RefundDecided =
  | LinesRefund
  | { kind: 'refuse'; reason: Extract<RefundDecision, { kind: 'refuse' }>['reason'] | 'cancel_instead' }

/**
 * Cents that stay with us: while nothing of a paid order has left, only what was paid above its total goes
 * back. For more, staff cancel the order.
 */
const keptOf = ({ state, total_cents }: RefundableOrder): Cents =>
  state === 'paid' ? toCents(total_cents) : ZERO

type RefundableOrder = Pick<OrderRow, 'state' | 'total_cents'>

/** Cents that may still be given back of an order now. */
export const refundableNow = (order: RefundableOrder, movements: readonly MovementRow[]): Cents =>
  toCents(Math.max(ZERO, refundable(movements.map(asMoved)) - keptOf(order)))

/** The amount of a wanted refund and the units that it pays back, or why there is none. */
export function judgeRefund(
  wanted: WantedRefund,
  {
    order,
    lines,
    movements,
    asked,
  }: {
    order: RefundableOrder
    lines: readonly OrderLineRow[]
    movements: readonly MovementRow[]
    asked: AskedFor
  },
): RefundDecided {
  const ofLines =
    wanted.kind === 'lines'
      ? refundOfLines(lines.map(payableLine), paidBackBy(asked), wanted.lines)
      : undefined
  if (ofLines?.kind === 'refuse') return ofLines
  const amount = ofLines?.amount ?? (wanted.kind === 'amount' ? wanted.amount : undefined)
  const decision = decideRefund(movements.map(asMoved), amount)
  if (decision.kind === 'refuse') return decision
  if (decision.amount > refundableNow(order, movements)) return { kind: 'refuse', reason: 'cancel_instead' }
  return { ...decision, lines: ofLines?.lines ?? [] }
}

/** True when staff pay refunds themselves: no provider took the money. */
export const isByHand = (movements: readonly MovementRow[]): boolean =>
  !movements.some(({ kind, status, attempt_id }) => kind === 'capture' && status === 'done' && attempt_id)

/** A stored line as the rules see it. */
export const payableLine = (row: OrderLineRow): PayableLine => ({
  ...pricedLine(row),
  lineNo: row.line_no,
  returned: row.returned,
  calledOff: row.called_off,
})

/**
 * Ends the waiting refund of an order that is more than what may still be refunded. Called wherever that
 * falls. The caller has locked the order.
 */
export async function endRefundThatNoLongerFits(
  trx: Transaction<Tables>,
  { id: orderId }: Pick<OrderRow, 'id'>,
  now: Date,
): Promise<void> {
  const waiting = await trx
    .selectFrom('refund_request')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!waiting) return
  const left = refundable((await movementsOf(trx, orderId)).map(asMoved))
  if (waiting.amount_cents <= left) return
  await trx
    .updateTable('refund_request')
    .set({ state: 'ended', decided_at: now })
    .where('id', '=', waiting.id)
    .execute()
  await noteOrder(trx, {
    orderId,
    kind: 'refund_ended',
    actor: readActor(waiting.actor),
    reason: formatMoney(toCents(waiting.amount_cents)),
    now,
    audit: 'none',
  })
}
