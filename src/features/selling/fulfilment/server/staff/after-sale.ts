import type { Db } from '#db/connect.ts'
import {
  findOrderLines,
  getOrder,
  type OrderLineRow,
  type OrderRow,
} from '#features/selling/orders/server/index.ts'
import { type MovementRow, movementsOf } from '#features/selling/payments/server/index.ts'
import { type Cents, subtract, toCents } from '#lib/money.ts'
import { payableUnits, taxInAmount, type WantedRefund } from '../../rules/refunds.ts'
import {
  type AskedFor,
  aloneUpTo,
  isByHand,
  judgeRefund,
  paidBackBy,
  payableLine,
  type RefundDecided,
  refundableNow,
  refundsAskedFor,
  takesTwo,
} from '../changes/refund-requests.ts'
import type { ReplacementRow } from '../replacement/replacements.ts'
import type { StoredReturn } from '../returns/read-returns.ts'
import { priceReturn } from '../returns/receive-return.ts'
import { returnableLines } from '../returns/request-return.ts'
import type { StoredShipment } from '../shipping/shipments.ts'

/** The rows that refunds and returns of an order follow from. */
export interface AfterSale {
  order: Pick<OrderRow, 'state' | 'total_cents'>
  lines: readonly OrderLineRow[]
  movements: readonly MovementRow[]
  shipments: readonly StoredShipment[]
  asked: AskedFor
  returns: readonly StoredReturn[]
  replacements: readonly ReplacementRow[]
}

/** What may still be refunded of an order, and the refund that waits for a second person. */
export function refundFacts({ order, lines, movements, asked }: AfterSale) {
  const made = paidBackBy(asked)
  return {
    left: refundableNow(order, movements),
    byHand: isByHand(movements),
    aloneUpTo: aloneUpTo(asked),
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
  const decision = judgeRefund(wanted, { order, lines, movements, asked })
  if (decision.kind === 'refuse') return decision
  return {
    kind: 'refund',
    amount: decision.amount,
    tax: taxInAmount(decision.amount, { tax: order.tax_cents, total: order.total_cents }),
    leftAfter: subtract(refundableNow(order, movements), decision.amount),
    byHand: isByHand(movements),
    takesTwo: takesTwo(decision.amount, asked),
  }
}

/** The returns of an order with what each gives back, and what may still come back. */
export function returnFacts(stored: AfterSale) {
  const returns = stored.returns.map((each) => {
    const { price, due, left, replaced } = priceReturn(stored, each)
    const isBack = each.state === 'received'
    const refund = toCents(isBack ? 0 : Math.min(due, left))
    return {
      ...each,
      refund,
      takesTwo: takesTwo(refund, stored.asked),
      most: toCents(isBack ? 0 : Math.min(price, left)),
      lines: each.lines.map((line) => ({
        ...line,
        replaced: isBack ? line.replaced : (replaced.get(line.line_no) ?? 0),
        name: stored.lines.find(({ line_no }) => line_no === line.line_no)?.name ?? '',
      })),
    }
  })
  return { returns, returnable: returnableLines(stored.lines, stored.shipments) }
}
