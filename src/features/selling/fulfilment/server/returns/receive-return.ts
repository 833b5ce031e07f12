import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  findOrderLines,
  moveOrNote,
  noteOrder,
  type OrderLineRow,
  type OrderRow,
  type ReturnedUnits,
  takeBackUnits,
} from '#features/selling/orders/server/index.ts'
import { refundable } from '#features/selling/payments/rules/movement.ts'
import { asMoved, type MovementRow, movementsOf } from '#features/selling/payments/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { add, type Cents, toCents } from '#lib/money.ts'
import { refundOfReturn } from '../../rules/refunds.ts'
import { replacedUnits } from '../../rules/replacements.ts'
import type { AskedUnits } from '../../rules/returns.ts'
import { texts } from '../../texts.ts'
import { writeRefund } from '../changes/refund-order.ts'
import {
  type AskedFor,
  endRefundThatNoLongerFits,
  isOneWaiting,
  judgeRefund,
  paidBackBy,
  payableLine,
  type RefundDecided,
  refundsAskedFor,
  takesTwo,
} from '../changes/refund-requests.ts'
import { notify } from '../mail/notices.ts'
import { type ReplacementRow, replacementsOf } from '../replacement/replacements.ts'
import { findReturns, type LockedReturn, lockReturn, type StoredReturn } from './read-returns.ts'

export type ReceiveResult =
  | { kind: 'received'; orderId: string; refund: Refunded; amount: Cents }
  | { kind: 'refused'; reason: ReceiveRefusal }

/**
 * `replaced`: nothing, because a replacement took the place of what came back. `waiting`: for the second
 * person of a refund above the limit of one.
 */
type Refunded = 'none' | 'replaced' | 'requested' | 'by_hand' | 'waiting'

type ReceiveRefusal =
  | 'no_such_return'
  | 'not_approved'
  | Extract<RefundDecided, { kind: 'refuse' }>['reason']
  | 'more_than_units'
  | 'one_waiting'
  | 'replaced_already'
  | 'replaced_too_much'

interface Receipt {
  rma: string
  writtenOff: readonly AskedUnits[]
  /** what is refunded, unless given: the price, with tax, of the units that were not replaced */
  amount?: Cents | undefined
  /** why units are refunded that a replacement took the place of */
  reason?: string | undefined
  now: Date
}

/**
 * Receives returned goods: each unit goes back to stock or is written off, and its price and tax are
 * refunded by the rule of every refund: above the limit of one person the goods are taken in and the money
 * waits for a second person. There is no restocking fee. Services of the order are not refunded. Units that a
 * replacement took the place of give nothing back by themselves; a person who refunds them as well gives an
 * amount and a reason, and the whole refund may be no more than one person makes alone.
 */
export function receiveReturn(
  db: Db,
  permission: Authorized<'returns.receive'>,
  receipt: Receipt,
): Promise<ReceiveResult> {
  return inTransaction(
    db,
    async (trx): Promise<ReceiveResult> => {
      const found = await lockReturn(trx, permission, receipt.rma)
      if (!found) return { kind: 'refused', reason: 'no_such_return' }
      const refusal = refusalOf(found.stored, receipt.writtenOff)
      if (refusal) return { kind: 'refused', reason: refusal }
      return receive(trx, found, permission, receipt)
    },
    texts.busy,
  )
}

function refusalOf(stored: StoredReturn, writtenOff: readonly AskedUnits[]): ReceiveRefusal | undefined {
  if (stored.state !== 'approved') return 'not_approved'
  for (const { lineNo, quantity } of writtenOff) {
    const line = stored.lines.find(({ line_no }) => line_no === lineNo)
    if (!line) return 'no_such_line'
    if (quantity > line.quantity) return 'too_many'
  }
  return undefined
}

async function receive(
  trx: Transaction<Tables>,
  { order, stored }: LockedReturn,
  { actor }: Authorized<'returns.receive'>,
  receipt: Receipt,
): Promise<ReceiveResult> {
  const { rma, now } = receipt
  const paid = {
    lines: await findOrderLines(trx, order.id),
    asked: await refundsAskedFor(trx, order.id),
    movements: await movementsOf(trx, order.id),
    replacements: await replacementsOf(trx, order.id),
    returns: await findReturns(trx, order.id),
  }
  const judged = judgeReceipt(order, paid, stored, receipt)
  if (typeof judged === 'string') return { kind: 'refused', reason: judged }
  const { amount, waits, replaced, paysReplaced } = judged
  const reason = paysReplaced ? `${rma} ${receipt.reason?.trim()}` : rma
  const step = { orderId: order.id, actor, reason, now }
  await takeIn(trx, order.id, stored, { writtenOff: receipt.writtenOff, replaced, paysReplaced })
  await trx
    .updateTable('goods_return')
    .set({ state: 'received', received_at: now })
    .where('rma', '=', rma)
    .execute()
  const audited = { rma, amountCents: amount, ...(waits && { refund: 'waiting' }) }
  const received = { ...step, kind: 'return_received' as const, audit: { after: audited } }
  if (await isAllBack(trx, order)) await moveOrNote(trx, { ...received, from: order.state, to: 'returned' })
  else await noteOrder(trx, received)
  const refund = { id: randomUUID(), ...step, amount, lines: [], waits, audit: 'none' as const }
  const made = amount > 0 ? await writeRefund(trx, refund) : undefined
  const isReplaced = amount === 0 && replaced.size > 0
  await notify(trx, { kind: 'return_received', orderID: order.id, rma, isReplaced }, now)
  await endRefundThatNoLongerFits(trx, order, now)
  crashPoint('fulfilment.return-received')
  const refunded = made?.kind ?? (isReplaced ? 'replaced' : 'none')
  return { kind: 'received', orderId: order.id, refund: refunded, amount }
}

interface JudgedReceipt {
  amount: Cents
  /** the money, for a second person */
  waits: boolean
  replaced: ReadonlyMap<number, number>
  paysReplaced: boolean
}

/** What receiving gives back, by the rule of every refund, or why it may not. */
function judgeReceipt(
  order: OrderRow,
  paid: PaidGoods,
  stored: StoredReturn,
  receipt: Receipt,
): JudgedReceipt | ReceiveRefusal {
  const { price, due, left, replaced } = priceReturn(paid, stored)
  const amount = receipt.amount ?? toCents(Math.min(due, left))
  const paysReplaced = amount > due && replaced.size > 0
  const judged = { amount, waits: false, replaced, paysReplaced }
  if (amount === 0) return judged
  // More than what came back cost is a refund of its own.
  if (amount > price && amount <= left) return 'more_than_units'
  const waits = takesTwo(amount, paid.asked)
  const refusal = paysReplaced ? refusalOfBoth(receipt, waits) : undefined
  if (refusal) return refusal
  const refund = judgeRefund({ kind: 'amount', amount }, { ...paid, order })
  if (refund.kind === 'refuse') return refund.reason
  return waits && isOneWaiting(paid.asked) ? 'one_waiting' : { ...judged, waits }
}

/** Why units that were replaced may not be refunded as well. */
function refusalOfBoth(
  { reason = '' }: Receipt,
  isAboveAlone: boolean,
): 'replaced_already' | 'replaced_too_much' | undefined {
  if (reason.trim() === '') return 'replaced_already'
  return isAboveAlone ? 'replaced_too_much' : undefined
}

/** What the price of a return follows from. */
export interface PaidGoods {
  lines: readonly OrderLineRow[]
  asked: AskedFor
  movements: readonly MovementRow[]
  replacements: readonly ReplacementRow[]
  returns: readonly StoredReturn[]
}

/**
 * The price of the units with its tax; `due`: without those that a replacement took the place of, which are
 * in `replaced` by their line; and what may still be refunded of the order.
 */
export function priceReturn(
  { lines, asked, movements, replacements, returns }: PaidGoods,
  stored: Pick<StoredReturn, 'lines'>,
): { price: Cents; due: Cents; left: Cents; replaced: ReadonlyMap<number, number> } {
  const made = paidBackBy(asked)
  const sent = replacements.filter(({ state }) => state !== 'called_off').flatMap((row) => row.lines)
  const brought = returns.flatMap((each) => each.lines)
  const units = stored.lines.map(({ line_no, quantity }) => {
    const line = payableLine(lines.find((each) => each.line_no === line_no)!)
    const again = sent.reduce((sum, each) => (each.lineNo === line_no ? sum + each.quantity : sum), 0)
    const before = brought.reduce((sum, each) => (each.line_no === line_no ? sum + each.replaced : sum), 0)
    const replaced = replacedUnits(quantity, again, before)
    return {
      ...{ line_no, replaced },
      price: refundOfReturn(line, made, quantity),
      due: refundOfReturn(line, made, quantity - replaced),
    }
  })
  return {
    price: add(...units.map(({ price }) => price)),
    due: add(...units.map(({ due }) => due)),
    left: refundable(movements.map(asMoved)),
    replaced: new Map(
      units.flatMap(({ line_no, replaced }) => (replaced > 0 ? [[line_no, replaced] as const] : [])),
    ),
  }
}

const isAllBack = async (trx: Transaction<Tables>, { id }: OrderRow): Promise<boolean> =>
  (await findOrderLines(trx, id)).every(
    ({ is_service, quantity, called_off, returned }) => is_service || returned + called_off === quantity,
  )

async function takeIn(
  trx: Transaction<Tables>,
  orderId: string,
  stored: StoredReturn,
  {
    writtenOff,
    replaced,
    paysReplaced,
  }: {
    writtenOff: readonly AskedUnits[]
    replaced: ReadonlyMap<number, number>
    paysReplaced: boolean
  },
): Promise<void> {
  const lost = new Map(writtenOff.map(({ lineNo, quantity }) => [lineNo, quantity]))
  const units = stored.lines.map(({ line_no, quantity }) => ({
    lineNo: line_no,
    units: quantity,
    writtenOff: lost.get(line_no) ?? 0,
    replaced: replaced.get(line_no) ?? 0,
  }))
  const rows = units.map((each) => ({
    line_no: each.lineNo,
    written_off: each.writtenOff,
    replaced: each.replaced,
  }))
  await sql`
    update goods_return_line
    set written_off = received.written_off,
        replaced = received.replaced,
        replaced_paid = ${paysReplaced} and received.replaced > 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as received(line_no int, written_off int, replaced int)
    where rma = ${stored.rma} and goods_return_line.line_no = received.line_no`.execute(trx)
  const back = units.map((each): ReturnedUnits => ({ ...each, exchanged: paysReplaced ? 0 : each.replaced }))
  await takeBackUnits(trx, orderId, back)
}
