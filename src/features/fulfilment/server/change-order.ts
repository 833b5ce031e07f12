import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import {
  cancelOrder as cancelStoredOrder,
  lockOrder,
  moveOrNote,
  noteOrder,
  voidPayment,
  writeOutbox,
} from '#features/orders/server/index.ts'
import {
  type MovementRow,
  movementsOf,
  type RefundRequest,
  recordReceived,
  requestRefund,
} from '#features/payments/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { type Cents, toCents } from '#kit/money.ts'
import { type CancelDecision, decideCancel } from '../rules/shipping.ts'
import { texts } from '../texts.ts'
import { notify } from './mail/notices.ts'
import { afterMovement } from './payment-events/money-moved.ts'
import { type Deed, dropUnreleased } from './shipping/ship.ts'
import { shipmentsOf } from './shipping/shipments.ts'
import { closeWork } from './worklist/work-items.ts'

type Reasoned = Deed & { reason: string }
type NoOrder = { kind: 'refused'; reason: 'no_such_order' }

/** Marks a check as cleared: the order is paid. */
export function receiveCheck(
  db: Db,
  deed: Reasoned,
): Promise<{ kind: 'received' } | NoOrder | { kind: 'refused'; reason: 'not_waiting' }> {
  return inTransaction(
    db,
    async (trx) => {
      const order = await lockOrder(trx, deed.orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      // A debit that is on its way would be money twice.
      const isLive = (await attemptsOf(trx, order.id)).some(
        ({ status }) => IS_PAYING.includes(status) || HOLDS_MONEY.includes(status),
      )
      if (order.state !== 'awaiting_funds' || isLive) return { kind: 'refused', reason: 'not_waiting' }
      await recordReceived(trx, { ...deed, amount: toCents(order.total_cents) })
      await moveOrNote(trx, { ...deed, from: order.state, to: 'paid', kind: 'paid' })
      await closeWork(trx, order.id, 'payment_returned', deed.now)
      await notify(trx, { kind: 'paid', orderID: order.id }, deed.now)
      return { kind: 'received' }
    },
    texts.busy,
  )
}

const attemptsOf = (trx: Transaction<Tables>, orderId: string) =>
  trx.selectFrom('payment_attempt').selectAll().where('order_id', '=', orderId).execute()

export type CancelResult =
  | { kind: 'cancelled' }
  | NoOrder
  | { kind: 'refused'; reason: Exclude<CancelDecision, 'cancel'> }

const TAKEN = ['captured', 'settled']
const IS_PAYING = ['processing', 'unknown']
const HOLDS_MONEY = ['authorized', 'capture_requested', 'pending']

/** Cancels an order that has not left: stock and coupon come back, the authorization is let go through the outbox, the buyer is told. */
export function cancelOrder(db: Db, deed: Reasoned): Promise<CancelResult> {
  return inTransaction(
    db,
    async (trx): Promise<CancelResult> => {
      const order = await lockOrder(trx, deed.orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      const attempts = await attemptsOf(trx, order.id)
      const movements = await movementsOf(trx, order.id)
      const decision = decideCancel(order.state, {
        isPaying: attempts.some(({ status }) => IS_PAYING.includes(status)),
        // Money that a provider is taking for a shipment is refunded afterwards. What came before anything was packed goes back with the order.
        isCapturing:
          order.state !== 'paid' &&
          (movements.some(
            ({ kind, status, attempt_id }) =>
              kind === 'capture' && status !== 'failed' && attempt_id !== null,
          ) ||
            attempts.some(({ status }) => TAKEN.includes(status))),
        hasShipped: (await shipmentsOf(trx, order.id)).some((shipment) => shipment.released_at !== null),
      })
      if (decision !== 'cancel') return { kind: 'refused', reason: decision }
      await dropUnreleased(trx, order.id)
      const isWithProvider = movements.some(
        ({ kind, status, attempt_id }) => kind === 'capture' && status === 'done' && attempt_id !== null,
      )
      if (isWithProvider) await requestRefund(trx, { ...deed, amount: undefined })
      await cancelStoredOrder(trx, { ...deed, from: order.state })
      for (const { id, status, provider, method, provider_txn_id: chargeId } of attempts) {
        if (chargeId === null || !HOLDS_MONEY.includes(status)) continue
        await writeOutbox(
          trx,
          {
            topic: voidPayment.topic,
            dedupeKey: voidPayment.key(id, chargeId),
            payload: { attemptId: id, provider, chargeId, method },
          },
          deed.now,
        )
      }
      await closeWork(trx, order.id, 'cancel_request', deed.now)
      await closeWork(trx, order.id, 'payment_returned', deed.now)
      await notify(trx, { kind: 'cancelled', orderID: order.id }, deed.now)
      return { kind: 'cancelled' }
    },
    texts.busy,
  )
}

export type RefundResult =
  | { kind: 'requested' | 'by_hand'; amount: Cents; movement: MovementRow }
  | NoOrder
  | Extract<RefundRequest, { kind: 'refuse' }>
  | { kind: 'refused'; reason: 'cancel_instead' }

/** Gives money back, a part or all that is left; never more than was taken, however many ask at once. `moveMoney` carries it out. */
export function refundOrder(db: Db, deed: Reasoned & { amount?: Cents | undefined }): Promise<RefundResult> {
  return inTransaction(
    db,
    async (trx): Promise<RefundResult> => {
      const order = await lockOrder(trx, deed.orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      if (order.state === 'paid') return { kind: 'refused', reason: 'cancel_instead' }
      const asked = await requestRefund(trx, { ...deed, amount: deed.amount })
      if (asked.kind === 'refuse') return asked
      await noteOrder(trx, { ...deed, kind: 'refund_requested' })
      if (asked.kind === 'by_hand') await afterMovement.moved(trx, asked.movement, deed.now)
      crashPoint('fulfilment.refund-written')
      return { kind: asked.kind, amount: toCents(asked.movement.amount_cents), movement: asked.movement }
    },
    texts.busy,
  )
}
