import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  callOffUnits,
  findOrderLines,
  type LineUnits,
  lockOrderFor,
  noteOrder,
  type OrderLineRow,
  type OrderRow,
} from '#features/selling/orders/server/index.ts'
import { requestCapture, requestRefund } from '#features/selling/payments/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { type Cents, formatMoney, toCents } from '#lib/money.ts'
import { pricedLine, refundableAmount } from '../../rules/returns.ts'
import { type CallOffRefusal, callOffRefusal } from '../../rules/staff-changes.ts'
import { texts } from '../../texts.ts'
import { endRefundThatNoLongerFits } from '../changes/refund-requests.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type OrderChange } from '../order-change.ts'
import { releaseShipments } from './release.ts'
import { type StoredShipment, shipmentsOf, shippableLines } from './shipments.ts'

const REST = defineTexts('the rest was called off')

export type CallOffResult =
  | { kind: 'called_off' | 'capturing' | 'refunding'; amount: Cents }
  | { kind: 'refused'; reason: CallOffRefusal | 'no_such_order' | 'no_money' }

interface CallOff extends OrderChange {
  reason: string
}

/**
 * Cancels the part of an order that has not shipped: its units go back to stock, and only the shipped part is
 * charged. If the whole order was charged already, the rest is refunded.
 */
export function callOffRest(
  db: Db,
  permission: Authorized<'orders.call-off'>,
  change: CallOff,
): Promise<CallOffResult> {
  return inTransaction(
    db,
    async (trx): Promise<CallOffResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const shipments = await shipmentsOf(trx, order.id)
      const left = await unshippedUnits(trx, order.id, shipments)
      const refusal = callOffRefusal(shipments, left.length)
      if (refusal) return { kind: 'refused', reason: refusal }
      return callOff(trx, { order, left, last: shipments.at(-1)! }, permission, change)
    },
    texts.busy,
  )
}

async function callOff(
  trx: Transaction<Tables>,
  { order, left, last }: { order: OrderRow; left: readonly LineUnits[]; last: StoredShipment },
  { actor }: Authorized<'orders.call-off'>,
  { reason, now }: CallOff,
): Promise<CallOffResult> {
  const step = { orderId: order.id, actor, now }
  const refundable = amountOf(await findOrderLines(trx, order.id), left)
  const amount = toCents(order.total_cents - refundable)
  const money = await requestCapture(trx, {
    ...step,
    reason: REST,
    amount,
    shipment: last,
  })
  if (money === 'nothing_authorized') return { kind: 'refused', reason: 'no_money' }
  await callOffUnits(trx, order.id, left)
  const words = `${formatMoney(refundable)} ${reason}`
  const audit = { after: { amountCents: refundable } }
  await noteOrder(trx, { ...step, kind: 'called_off', reason: words, audit })
  await notify(trx, { kind: 'called_off', orderID: order.id, at: now.toISOString() }, now)
  crashPoint('fulfilment.called-off')
  if (money !== 'captured') return { kind: 'capturing', amount }
  await releaseShipments(trx, order, step)
  const refund = await requestRefund(trx, { ...step, reason, amount: refundable })
  await endRefundThatNoLongerFits(trx, order, now)
  return { kind: refund.kind === 'requested' ? 'refunding' : 'called_off', amount: refundable }
}

async function unshippedUnits(
  trx: Transaction<Tables>,
  orderId: string,
  shipments: readonly StoredShipment[],
): Promise<LineUnits[]> {
  const lines = await shippableLines(trx, orderId, shipments)
  return lines
    .map(({ lineNo, quantity, shipped }) => ({ lineNo, units: quantity - shipped }))
    .filter(({ units }) => units > 0)
}

// The last units of a line are called off; its first units come back as returns.
function amountOf(lines: readonly OrderLineRow[], left: readonly LineUnits[]): Cents {
  const amounts = left.map(({ lineNo, units }) => {
    const line = lines.find(({ line_no }) => line_no === lineNo)!
    return refundableAmount(pricedLine(line), line.quantity - line.called_off - units, units)
  })
  return toCents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}
