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
import {
  asMoved,
  type MovementRow,
  movementsOf,
  type RefundRequest,
  requestRefund,
} from '#features/selling/payments/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { add, type Cents, subtract, toCents } from '#lib/money.ts'
import { refundOfReturn, takesSecondPerson } from '../../rules/refunds.ts'
import { replacedUnits } from '../../rules/replacements.ts'
import type { AskedUnits } from '../../rules/returns.ts'
import { texts } from '../../texts.ts'
import {
  type AskedFor,
  endRefundThatNoLongerFits,
  paidBackBy,
  payableLine,
  refundedAlone,
  refundsAskedFor,
} from '../changes/refund-requests.ts'
import { notify } from '../mail/notices.ts'
import { moneyMoved } from '../payment-events/money-moved.ts'
import { type ReplacementRow, replacementsOf } from '../replacement/replacements.ts'
import { findReturns, type LockedReturn, lockReturn, type StoredReturn } from './read-returns.ts'

export type ReceiveResult =
  | { kind: 'received'; orderId: string; refund: Refunded; amount: Cents }
  | { kind: 'refused'; reason: ReceiveRefusal }

/** `replaced`: nothing, because a replacement took the place of what came back. */
type Refunded = 'none' | 'replaced' | 'requested' | 'by_hand'

type ReceiveRefusal =
  | 'no_such_return'
  | 'not_approved'
  | 'no_such_line'
  | 'too_many'
  | 'too_much'
  | 'not_an_amount'
  | 'more_than_units'
  | 'nothing_captured'
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
 * refunded. There is no restocking fee. Services of the order are not refunded. Units that a replacement took
 * the place of give nothing back by themselves; a person who refunds them as well gives an amount and a
 * reason, and alone no more than a refund may be.
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
  const { price, due, left, replaced } = priceReturn(paid, stored)
  const amount = receipt.amount ?? toCents(Math.min(due, left))
  // More than what came back cost would be a refund that no second person has seen.
  if (amount > price && amount <= left) return { kind: 'refused', reason: 'more_than_units' }
  const paysReplaced = amount > due && replaced.size > 0
  const refusal = paysReplaced ? refusalOfBoth(receipt, subtract(amount, due), paid.asked) : undefined
  if (refusal) return { kind: 'refused', reason: refusal }
  const reason = paysReplaced ? `${rma} ${receipt.reason?.trim()}` : rma
  const step = { orderId: order.id, actor, reason, now }
  const refund: RefundRequest | undefined =
    amount === 0 ? undefined : await requestRefund(trx, { ...step, amount })
  if (refund?.kind === 'refuse') return { kind: 'refused', reason: refund.reason }
  await takeIn(trx, order.id, stored, { writtenOff: receipt.writtenOff, replaced, paysReplaced })
  await trx
    .updateTable('goods_return')
    .set({ state: 'received', received_at: now })
    .where('rma', '=', rma)
    .execute()
  const received = { ...step, kind: 'return_received', audit: { after: { rma, amountCents: amount } } }
  if (await isAllBack(trx, order)) await moveOrNote(trx, { ...received, from: order.state, to: 'returned' })
  else await noteOrder(trx, received)
  if (refund?.kind === 'by_hand') await moneyMoved.moved(trx, refund.movement, now)
  const isReplaced = amount === 0 && replaced.size > 0
  await notify(trx, { kind: 'return_received', orderID: order.id, rma, isReplaced }, now)
  await endRefundThatNoLongerFits(trx, order, now)
  crashPoint('fulfilment.return-received')
  const refunded = refund?.kind ?? (isReplaced ? 'replaced' : 'none')
  return { kind: 'received', orderId: order.id, refund: refunded, amount }
}

/** Why units that were replaced may not be refunded as well; `extra`: cents for these. */
function refusalOfBoth(
  { reason = '' }: Receipt,
  extra: Cents,
  asked: AskedFor,
): 'replaced_already' | 'replaced_too_much' | undefined {
  if (reason.trim() === '') return 'replaced_already'
  const takesTwo = takesSecondPerson(extra, refundedAlone(asked), merchant().refundAloneUpTo)
  return takesTwo ? 'replaced_too_much' : undefined
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
