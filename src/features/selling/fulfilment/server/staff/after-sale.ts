import type { Db } from '#db/connect.ts'
import { findOrderLines, getOrder } from '#features/selling/orders/server/index.ts'
import { refundable } from '#features/selling/payments/rules/movement.ts'
import { asMoved, movementsOf } from '#features/selling/payments/server/index.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, subtract, toCents } from '#lib/money.ts'
import { payableUnits, takesSecondPerson, taxInAmount, type WantedRefund } from '../../rules/refunds.ts'
import {
  isByHand,
  judgeRefund,
  paidBackBy,
  payableLine,
  type RefundDecided,
  refundedAlone,
  refundsAskedFor,
} from '../changes/refund-requests.ts'
import { findReturns } from '../returns/read-returns.ts'
import { paidFor, priceReturn } from '../returns/receive-return.ts'
import { returnableLines } from '../returns/request-return.ts'
import { shipmentsOf } from '../shipping/shipments.ts'

/** What may still be refunded of an order, and the refund that waits for a second person. */
export async function refundFacts(db: Db, orderId: string) {
  const [lines, movements, asked] = await Promise.all([
    findOrderLines(db, orderId),
    movementsOf(db, orderId),
    refundsAskedFor(db, orderId),
  ])
  const made = paidBackBy(asked)
  return {
    left: refundable(movements.map(asMoved)),
    byHand: isByHand(movements),
    aloneUpTo: toCents(Math.max(0, merchant().refundAloneUpTo - refundedAlone(asked))),
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      name: line.name,
      units: payableUnits(payableLine(line), made),
    })),
    waiting: asked.find(({ state }) => state === 'waiting'),
  }
}

export type RefundPreview =
  | { kind: 'refund'; amount: Cents; tax: Cents; leftAfter: Cents; byHand: boolean; takesTwo: boolean }
  | Extract<RefundDecided, { kind: 'refuse' }>

/** What a refund would give the buyer; nothing is written. Throws for an unknown order. */
export async function previewRefund(db: Db, orderId: string, wanted: WantedRefund): Promise<RefundPreview> {
  const [order, lines, movements, asked] = await Promise.all([
    getOrder(db, orderId),
    findOrderLines(db, orderId),
    movementsOf(db, orderId),
    refundsAskedFor(db, orderId),
  ])
  const decision = judgeRefund(wanted, { lines, movements, asked })
  if (decision.kind === 'refuse') return decision
  return {
    kind: 'refund',
    amount: decision.amount,
    tax: taxInAmount(decision.amount, { tax: order.tax_cents, total: order.total_cents }),
    leftAfter: subtract(refundable(movements.map(asMoved)), decision.amount),
    byHand: isByHand(movements),
    takesTwo: takesSecondPerson(decision.amount, refundedAlone(asked), merchant().refundAloneUpTo),
  }
}

/** The returns of an order with what each gives back, and what may still come back. */
export async function returnFacts(db: Db, orderId: string) {
  const [returns, paid, shipments] = await Promise.all([
    findReturns(db, orderId),
    paidFor(db, orderId),
    shipmentsOf(db, orderId),
  ])
  const priced = returns.map((each) => {
    const { price, left } = priceReturn(paid, each)
    return {
      ...each,
      refund: toCents(each.state === 'received' ? 0 : Math.min(price, left)),
      lines: each.lines.map((line) => ({
        ...line,
        name: paid.lines.find(({ line_no }) => line_no === line.line_no)?.name ?? '',
      })),
    }
  })
  return { returns: priced, returnable: await returnableLines(db, orderId, shipments) }
}
