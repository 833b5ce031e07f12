import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  cancelOrder as cancelStoredOrder,
  lockOrderFor,
  type OrderRow,
  voidPayment,
} from '#features/selling/orders/server/index.ts'
import { type MovementRow, movementsOf, requestRefund } from '#features/selling/payments/server/index.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type CancelDecision, decideCancel } from '../../rules/shipping.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { dropUnreleased } from '../shipping/release.ts'
import { type StoredShipment, shipmentsOf } from '../shipping/shipments.ts'
import { closeWork } from '../worklist/work-items.ts'
import { type AttemptOfOrder, attemptsOf, HOLDS_MONEY, IS_PAYING, IS_TAKEN } from './attempts.ts'
import { endRefundThatNoLongerFits } from './refund-requests.ts'

export type CancelResult =
  | { kind: 'cancelled' }
  | NoOrder
  | { kind: 'refused'; reason: Exclude<CancelDecision, 'cancel'> }

/**
 * Cancels an order that has not left: stock and coupon come back, the authorization is voided through the
 * outbox, and the buyer gets a mail.
 */
export function cancelOrder(
  db: Db,
  permission: Authorized<'orders.cancel'>,
  change: OrderChange & { reason: string },
): Promise<CancelResult> {
  return inTransaction(
    db,
    async (trx): Promise<CancelResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const attempts = await attemptsOf(trx, order.id)
      const movements = await movementsOf(trx, order.id)
      const shipments = await shipmentsOf(trx, order.id)
      const decision = judgeCancel({ order, attempts, movements, shipments })
      if (decision !== 'cancel') return { kind: 'refused', reason: decision }
      const step = { ...change, actor: permission.actor }
      await dropUnreleased(trx, order.id)
      if (movements.some((movement) => isCaptureByProvider(movement) && movement.status === 'done'))
        await requestRefund(trx, { ...step, amount: undefined })
      await endRefundThatNoLongerFits(trx, order, change.now)
      await cancelStoredOrder(trx, { ...step, from: order.state })
      for (const attempt of attempts) await voidLater(trx, attempt, change.now)
      await closeWork(trx, order.id, 'cancel_request', change.now)
      await closeWork(trx, order.id, 'payment_returned', change.now)
      await notify(trx, { kind: 'cancelled', orderID: order.id }, change.now)
      return { kind: 'cancelled' }
    },
    texts.busy,
  )
}

/** Whether an order may still be cancelled. */
export const judgeCancel = ({
  order,
  attempts,
  movements,
  shipments,
}: {
  order: OrderRow
  attempts: readonly AttemptOfOrder[]
  movements: readonly MovementRow[]
  shipments: readonly StoredShipment[]
}): CancelDecision =>
  decideCancel(order.state, {
    isPaying: attempts.some(({ status }) => IS_PAYING.includes(status)),
    isCapturing: isCapturing(order, attempts, movements),
    hasShipped: shipments.some(({ released_at }) => released_at !== null),
  })

const isCaptureByProvider = ({ kind, attempt_id }: MovementRow): boolean =>
  kind === 'capture' && attempt_id !== null

// Money that a provider takes for a shipment is refunded after the shipment. Money that came before anything
// was packed goes back with the order.
const isCapturing = (
  order: OrderRow,
  attempts: readonly AttemptOfOrder[],
  movements: readonly MovementRow[],
): boolean =>
  order.state !== 'paid' &&
  (movements.some((movement) => isCaptureByProvider(movement) && movement.status !== 'failed') ||
    attempts.some(({ status }) => IS_TAKEN.includes(status)))

async function voidLater(trx: Transaction<Tables>, attempt: AttemptOfOrder, now: Date): Promise<void> {
  const { id: attemptId, provider, method, provider_txn_id: chargeId } = attempt
  if (chargeId === null || !HOLDS_MONEY.includes(attempt.status)) return
  await writeOutbox(
    trx,
    {
      topic: voidPayment.topic,
      dedupeKey: voidPayment.key(attemptId, chargeId),
      payload: { attemptId, provider, chargeId, method },
    },
    now,
  )
}
