import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type EventActor, writeActor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  findOrderLines,
  lockOrderFor,
  noteOrder,
  type OrderNote,
  type OrderRow,
} from '#features/selling/orders/server/index.ts'
import {
  type MovementRow,
  movementsOf,
  type RefundRequest,
  requestRefund,
} from '#features/selling/payments/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type Cents, formatMoney, toCents } from '#lib/money.ts'
import type { LinesRefund, PaidBackUnits, WantedRefund } from '../../rules/refunds.ts'
import { texts } from '../../texts.ts'
import { isOpenReport, settleReports } from '../damage/settle-damage.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { moneyMoved } from '../payment-events/money-moved.ts'
import {
  endRefundThatNoLongerFits,
  isOneWaiting,
  judgeRefund,
  type RefundRequestRow,
  refundsAskedFor,
  takesTwo,
} from './refund-requests.ts'

type RefundRefusal =
  | Extract<RefundRequest, { kind: 'refuse' }>['reason']
  | Extract<LinesRefund, { kind: 'refuse' }>['reason']
  | 'cancel_instead'
  | 'one_waiting'
  | 'key_used'
  | 'amount_changed'
  | 'no_damage'

export type RefundResult =
  | { kind: 'requested' | 'by_hand'; amount: Cents; movement: MovementRow }
  /** above the limit of one person: an administrator approves or refuses it */
  | { kind: 'waiting'; amount: Cents }
  | NoOrder
  | { kind: 'refused'; reason: RefundRefusal }

export interface Refund extends OrderChange {
  /** names this refund: sent again, it is not made again */
  key?: string | undefined
  reason: string
  wanted: WantedRefund
  /** what the person saw before; another amount refuses the refund */
  expected?: Cents | undefined
  /** the damage report that it settles when it is made */
  damage?: string | undefined
}

/**
 * Refunds what is wanted of an order. Up to the limit of the merchant's facts the money goes back at once:
 * `moveMoney` asks the provider after this transaction, and `by_hand` is money that staff send. Above it the
 * refund waits for a second person. Concurrent refunds never exceed the captured amount.
 */
export const refundOrder = (
  db: Db,
  permission: Authorized<'orders.refund'>,
  refund: Refund,
): Promise<RefundResult> =>
  inTransaction(
    db,
    async (trx) => {
      const order = await lockOrderFor(trx, permission, refund.orderId)
      return order ? refundLocked(trx, permission, order, refund) : NO_ORDER
    },
    texts.busy,
  )

/** The refund of an order that is locked. */
export async function refundLocked(
  trx: Transaction<Tables>,
  { actor }: Authorized<'orders.refund'>,
  order: OrderRow,
  refund: Refund,
): Promise<RefundResult> {
  const { key: id = randomUUID(), reason, expected, damage, now } = refund
  const before = await trx.selectFrom('refund_request').selectAll().where('id', '=', id).executeTakeFirst()
  if (before) return madeBefore(trx, order, before)
  if (damage !== undefined && !(await isOpenReport(trx, order.id, damage))) return refuse('no_damage')
  const asked = await refundsAskedFor(trx, order.id)
  const decided = judgeRefund(refund.wanted, {
    order,
    lines: await findOrderLines(trx, order.id),
    movements: await movementsOf(trx, order.id),
    asked,
  })
  if (decided.kind === 'refuse') return refuse(decided.reason)
  const { amount, lines } = decided
  if (expected !== undefined && amount !== expected) return refuse('amount_changed')
  const waits = takesTwo(amount, asked)
  if (waits && isOneWaiting(asked)) return refuse('one_waiting')
  return writeRefund(trx, { id, orderId: order.id, amount, lines, waits, reason, damage, actor, now })
}

interface DecidedRefund extends Pick<Refund, 'orderId' | 'reason' | 'damage' | 'now'> {
  id: string
  amount: Cents
  lines: readonly PaidBackUnits[]
  /** for a second person */
  waits: boolean
  actor: EventActor
  /** `none` as part of another change */
  audit?: 'none'
}

type WrittenRefund = Extract<RefundResult, { kind: 'requested' | 'by_hand' | 'waiting' }>

/** Writes a refund that was judged: it is made, or waits. The caller has locked the order. */
export async function writeRefund(
  trx: Transaction<Tables>,
  { id, orderId, amount, lines, waits, reason, damage, actor, now, ...refund }: DecidedRefund,
): Promise<WrittenRefund> {
  const row = await trx
    .insertInto('refund_request')
    .values({
      id,
      order_id: orderId,
      amount_cents: amount,
      lines: JSON.stringify(lines),
      reason,
      state: waits ? 'waiting' : 'made',
      asked_by: 'id' in actor ? (actor.id ?? null) : null,
      actor: writeActor(actor),
      asked_at: now,
      damage_id: damage ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { audit = { after: auditedRefund(row) } } = refund
  const done = waits
    ? await letWait(trx, row, { actor, audit })
    : await carryOut(trx, row, { actor, now, audit })
  crashPoint('fulfilment.refund-written')
  return done
}

const refuse = (reason: RefundRefusal): RefundResult => ({ kind: 'refused', reason })

async function letWait(
  trx: Transaction<Tables>,
  { order_id: orderId, amount_cents, reason, asked_at: now }: RefundRequestRow,
  { actor, audit }: Pick<OrderNote, 'actor' | 'audit'>,
): Promise<WrittenRefund> {
  const amount = toCents(amount_cents)
  const words = `${formatMoney(amount)} ${reason}`.trim()
  await noteOrder(trx, { orderId, kind: 'refund_asked', actor, reason: words, now, audit })
  return { kind: 'waiting', amount }
}

/** What the audit log says of a refund. */
export const auditedRefund = ({ id, amount_cents, state, damage_id }: RefundRequestRow) => ({
  refund: id,
  amountCents: amount_cents,
  state,
  ...(damage_id !== null && { damage: damage_id }),
})

/** Makes a refund that one person may make, or two agreed on. The caller has locked the order. */
export async function carryOut(
  trx: Transaction<Tables>,
  { id, order_id: orderId, amount_cents, reason, damage_id }: RefundRequestRow,
  { audit, ...by }: Pick<OrderNote, 'actor' | 'now' | 'audit'>,
): Promise<Extract<RefundResult, { kind: 'requested' | 'by_hand' }>> {
  const step = { orderId, reason, ...by }
  const amount = toCents(amount_cents)
  const request = await requestRefund(trx, { ...step, amount })
  if (request.kind === 'refuse') throw new Error(`A refund that was checked is refused: ${request.reason}`)
  const { kind, movement } = request
  await trx
    .updateTable('refund_request')
    .set({ state: 'made', movement_id: movement.id })
    .where('id', '=', id)
    .execute()
  await noteOrder(trx, { ...step, kind: 'refund_requested', audit })
  if (damage_id !== null)
    await settleReports(trx, { ...step, report: damage_id, outcome: 'refund', audit: 'none' })
  if (kind === 'by_hand') await moneyMoved.moved(trx, movement, by.now)
  await endRefundThatNoLongerFits(trx, { id: orderId }, by.now)
  return { kind, amount, movement }
}

/** The answer to a refund that was sent before. */
async function madeBefore(
  trx: Transaction<Tables>,
  order: OrderRow,
  { order_id, amount_cents, state, movement_id }: RefundRequestRow,
): Promise<RefundResult> {
  if (order_id !== order.id) return refuse('key_used')
  const amount = toCents(amount_cents)
  if (state === 'waiting') return { kind: 'waiting', amount }
  const movement = (await movementsOf(trx, order.id)).find(({ id }) => id === movement_id)
  if (!movement) return refuse('key_used')
  return { kind: movement.attempt_id === null ? 'by_hand' : 'requested', amount, movement }
}
