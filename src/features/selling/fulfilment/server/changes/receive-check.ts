import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { receiveTerms, type TermsReceipt } from '#features/selling/net-terms/server/index.ts'
import { REMINDER_MS } from '#features/selling/orders/rules/holding.ts'
import { lockOrderFor, moveOrNote, ordersEnding } from '#features/selling/orders/server/index.ts'
import { recordReceived } from '#features/selling/payments/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { toCents } from '#lib/money.ts'
import { receiptRefusal } from '../../rules/staff-changes.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { closeWork } from '../worklist/work-items.ts'
import { attemptsOf, mayStillPay } from './attempts.ts'

type ReceiveCheckResult =
  | { kind: 'received' }
  | NoOrder
  | { kind: 'refused'; reason: 'not_waiting' | 'in_review' }
  | Extract<TermsReceipt, { kind: 'refused' }>

type Receipt = OrderChange & { reason: string }

/** Records the money of an order: a check that has cleared, or the payment of an invoice on terms. */
export async function receiveCheck(
  db: Db,
  permission: Authorized<'orders.receive-payment'>,
  change: Receipt,
): Promise<ReceiveCheckResult> {
  const { orderId, reason: reference, now, seen } = change
  const terms = await receiveTerms(db, permission, { orderId, amount: undefined, reference, now, seen })
  if (terms.kind === 'received') return { kind: 'received' }
  return terms.reason === 'not_on_terms' ? clearCheck(db, permission, change) : terms
}

/** Marks a check as cleared: the order is paid. */
function clearCheck(
  db: Db,
  permission: Authorized<'orders.receive-payment'>,
  change: Receipt,
): Promise<ReceiveCheckResult> {
  return inTransaction(
    db,
    async (trx): Promise<ReceiveCheckResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const refusal = receiptRefusal(order, mayStillPay(await attemptsOf(trx, order.id)))
      if (refusal) return { kind: 'refused', reason: refusal }
      const step = { ...change, actor: permission.actor }
      await recordReceived(trx, { ...step, amount: toCents(order.total_cents) })
      await moveOrNote(trx, { ...step, from: order.state, to: 'paid', kind: 'paid' })
      await closeWork(trx, order.id, 'payment_returned', change.now)
      await notify(trx, { kind: 'paid', orderID: order.id }, change.now)
      return { kind: 'received' }
    },
    texts.busy,
  )
}

/**
 * Queues the reminder of each order by check on the day before it expires. The outbox sends each reminder
 * once. Returns how many orders expire within the day.
 */
export async function remindOfChecks({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now()
  const ending = await ordersEnding(db, now, new Date(now.getTime() + REMINDER_MS))
  for (const id of ending)
    await db.transaction().execute((trx) => notify(trx, { kind: 'check_reminder', orderID: id }, now))
  return ending.length
}

/** Tells the buyer of an order by check that it has ended. An order that was never placed ends silently. */
export async function notifyOfExpiry(
  trx: Transaction<Tables>,
  order: { id: string; state: string },
  now: Date,
): Promise<void> {
  if (order.state === 'awaiting_funds') await notify(trx, { kind: 'check_expired', orderID: order.id }, now)
}
