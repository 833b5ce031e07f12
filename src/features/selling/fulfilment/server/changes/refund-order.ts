import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, noteOrder } from '#features/selling/orders/server/index.ts'
import {
  type MovementRow,
  type RefundRequest,
  requestRefund,
} from '#features/selling/payments/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { texts } from '../../texts.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { moneyMoved } from '../payment-events/money-moved.ts'

export type RefundResult =
  | { kind: 'requested' | 'by_hand'; amount: Cents; movement: MovementRow }
  | NoOrder
  | Extract<RefundRequest, { kind: 'refuse' }>
  | { kind: 'refused'; reason: 'cancel_instead' }

/**
 * Refunds `amount`, or the whole rest. Concurrent refunds never exceed the captured amount. `moveMoney` asks
 * the provider for the refund after this transaction.
 */
export function refundOrder(
  db: Db,
  permission: Authorized<'orders.refund'>,
  change: OrderChange & { reason: string; amount?: Cents | undefined },
): Promise<RefundResult> {
  return inTransaction(
    db,
    async (trx): Promise<RefundResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId)
      if (!order) return NO_ORDER
      if (order.state === 'paid') return { kind: 'refused', reason: 'cancel_instead' }
      const step = { ...change, actor: permission.actor }
      const request = await requestRefund(trx, { ...step, amount: change.amount })
      if (request.kind === 'refuse') return request
      await noteOrder(trx, { ...step, kind: 'refund_requested' })
      if (request.kind === 'by_hand') await moneyMoved.moved(trx, request.movement, change.now)
      crashPoint('fulfilment.refund-written')
      const { kind, movement } = request
      return { kind, amount: toCents(movement.amount_cents), movement }
    },
    texts.busy,
  )
}
