import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { PROVIDER } from '#features/people/accounts/rules/actor.ts'
import { lockOrder, moveOrNote, noteOrder } from '#features/selling/orders/server/index.ts'
import { type ArrivalListener, requestRefund } from '#features/selling/payments/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { endRefundThatNoLongerFits } from '../changes/refund-requests.ts'
import { notify } from '../mail/notices.ts'
import { openWork } from '../worklist/work-items.ts'

const notices = defineTexts({
  takenBack: (amount: string, state: string) => `${amount} taken back by the bank, ${state}`,
})

/**
 * Updates an order when its money has arrived, will not arrive, or was returned by a bank.
 */
export const paymentArrived: ArrivalListener = {
  async arrived(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (!order) return
    const actor = PROVIDER
    const step = { orderId: order.id, from: order.state, actor, reason: amountOf(attempt), now }
    if (order.state !== 'cancelled') {
      await moveOrNote(trx, { ...step, to: 'paid', kind: 'paid' })
      await notify(trx, { kind: 'paid', orderID: order.id }, now)
      return
    }
    // The order was cancelled when the bank debit could no longer be stopped.
    await noteOrder(trx, { ...step, kind: 'captured' })
    await requestRefund(trx, { orderId: order.id, actor, reason: 'cancelled', amount: undefined, now })
  },
  async authorized(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (order)
      await moveOrNote(trx, {
        orderId: order.id,
        from: order.state,
        to: 'authorized',
        kind: 'authorized',
        actor: PROVIDER,
        now,
      })
  },
  async refused(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (!order) return
    const step = { orderId: order.id, kind: 'payment_returned', actor: PROVIDER, now } as const
    await noteOrder(trx, { ...step, reason: amountOf(attempt) })
    if (order.state === 'cancelled') return
    await notifyStaffAndBuyer(trx, order.id, `${amountOf(attempt)} never came, ${order.state}`, now)
  },
  async taken_back(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (!order) return
    await moveOrNote(trx, {
      orderId: order.id,
      from: order.state,
      to: 'awaiting_funds',
      kind: 'payment_returned',
      actor: PROVIDER,
      reason: amountOf(attempt),
      now,
    })
    await endRefundThatNoLongerFits(trx, order, now)
    await notifyStaffAndBuyer(trx, order.id, notices.takenBack(amountOf(attempt), order.state), now)
  },
}

async function notifyStaffAndBuyer(
  trx: Transaction<Tables>,
  orderId: string,
  note: string,
  now: Date,
): Promise<void> {
  await openWork(trx, { orderId, kind: 'payment_returned', note, actor: PROVIDER, now })
  await notify(trx, { kind: 'payment_returned', orderID: orderId, at: now.toISOString() }, now)
}

const amountOf = ({ amount_cents }: { amount_cents: number }): string => formatMoney(toCents(amount_cents))
