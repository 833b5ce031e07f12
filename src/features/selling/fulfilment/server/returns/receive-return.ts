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
import { add, type Cents, toCents } from '#lib/money.ts'
import { refundOfReturn } from '../../rules/refunds.ts'
import type { AskedUnits } from '../../rules/returns.ts'
import { texts } from '../../texts.ts'
import {
  type AskedFor,
  endRefundThatNoLongerFits,
  paidBackBy,
  payableLine,
  refundsAskedFor,
} from '../changes/refund-requests.ts'
import { notify } from '../mail/notices.ts'
import { moneyMoved } from '../payment-events/money-moved.ts'
import { type LockedReturn, lockReturn, type StoredReturn } from './read-returns.ts'

export type ReceiveResult =
  | { kind: 'received'; orderId: string; refund: 'none' | 'requested' | 'by_hand'; amount: Cents }
  | { kind: 'refused'; reason: ReceiveRefusal }

type ReceiveRefusal =
  | 'no_such_return'
  | 'not_approved'
  | 'no_such_line'
  | 'too_many'
  | 'too_much'
  | 'not_an_amount'
  | 'more_than_units'
  | 'nothing_captured'

interface Receipt {
  rma: string
  writtenOff: readonly AskedUnits[]
  /** what is refunded; the price of the units with its tax, unless given */
  amount?: Cents | undefined
  now: Date
}

/**
 * Receives returned goods: each unit goes back to stock or is written off, and its price and tax are
 * refunded. There is no restocking fee. Services of the order are not refunded.
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
  const step = { orderId: order.id, actor, reason: rma, now }
  const paid = {
    lines: await findOrderLines(trx, order.id),
    asked: await refundsAskedFor(trx, order.id),
    movements: await movementsOf(trx, order.id),
  }
  const { price, left } = priceReturn(paid, stored)
  const amount = receipt.amount ?? toCents(Math.min(price, left))
  // More than what came back cost would be a refund that no second person has seen.
  if (amount > price && amount <= left) return { kind: 'refused', reason: 'more_than_units' }
  const refund: RefundRequest | undefined =
    amount === 0 ? undefined : await requestRefund(trx, { ...step, amount })
  if (refund?.kind === 'refuse') return { kind: 'refused', reason: refund.reason }
  await takeIn(trx, order.id, stored, receipt.writtenOff)
  await trx
    .updateTable('goods_return')
    .set({ state: 'received', received_at: now })
    .where('rma', '=', rma)
    .execute()
  if (await isAllBack(trx, order))
    await moveOrNote(trx, { ...step, from: order.state, to: 'returned', kind: 'return_received' })
  else await noteOrder(trx, { ...step, kind: 'return_received' })
  if (refund?.kind === 'by_hand') await moneyMoved.moved(trx, refund.movement, now)
  await notify(trx, { kind: 'return_received', orderID: order.id, rma }, now)
  await endRefundThatNoLongerFits(trx, order, now)
  crashPoint('fulfilment.return-received')
  return { kind: 'received', orderId: order.id, refund: refund?.kind ?? 'none', amount }
}

/** The price of the units with its tax, and what may still be refunded of the order. */
export function priceReturn(
  {
    lines,
    asked,
    movements,
  }: { lines: readonly OrderLineRow[]; asked: AskedFor; movements: readonly MovementRow[] },
  stored: Pick<StoredReturn, 'lines'>,
): { price: Cents; left: Cents } {
  const made = paidBackBy(asked)
  const amounts = stored.lines.map(({ line_no, quantity }) => {
    const line = lines.find((each) => each.line_no === line_no)!
    return refundOfReturn(payableLine(line), made, quantity)
  })
  return { price: add(...amounts), left: refundable(movements.map(asMoved)) }
}

const isAllBack = async (trx: Transaction<Tables>, { id }: OrderRow): Promise<boolean> =>
  (await findOrderLines(trx, id)).every(
    ({ is_service, quantity, called_off, returned }) => is_service || returned + called_off === quantity,
  )

async function takeIn(
  trx: Transaction<Tables>,
  orderId: string,
  stored: StoredReturn,
  writtenOff: readonly AskedUnits[],
): Promise<void> {
  const lost = new Map(writtenOff.map(({ lineNo, quantity }) => [lineNo, quantity]))
  const units: ReturnedUnits[] = stored.lines.map(({ line_no, quantity }) => ({
    lineNo: line_no,
    units: quantity,
    writtenOff: lost.get(line_no) ?? 0,
  }))
  const rows = units.map(({ lineNo, writtenOff }) => ({ line_no: lineNo, written_off: writtenOff }))
  await sql`
    update goods_return_line
    set written_off = received.written_off
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as received(line_no int, written_off int)
    where rma = ${stored.rma} and goods_return_line.line_no = received.line_no`.execute(trx)
  await takeBackUnits(trx, orderId, units)
}
