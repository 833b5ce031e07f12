import { lockOrder, moveOrNote, noteOrder } from '#features/orders/server/index.ts'
import { type ArrivalListener, requestRefund } from '#features/payments/server/index.ts'
import { formatMoney, toCents } from '#kit/money.ts'
import { notify } from '../mail/notices.ts'
import { openWork } from '../worklist/work-items.ts'

const ACTOR = 'provider'

/** What an order does when money that was on its way has come, will not come, or was taken back by a bank. */
export const afterArrival: ArrivalListener = {
  async arrived(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (!order) return
    const step = { orderId: order.id, from: order.state, actor: ACTOR, reason: amountOf(attempt), now }
    if (order.state !== 'cancelled') {
      await moveOrNote(trx, { ...step, to: 'paid', kind: 'paid' })
      await notify(trx, { kind: 'paid', orderID: order.id }, now)
      return
    }
    // It was cancelled when the debit could not be stopped any more.
    await noteOrder(trx, { ...step, kind: 'captured' })
    await requestRefund(trx, { orderId: order.id, actor: ACTOR, reason: 'cancelled', amount: undefined, now })
  },
  async authorized(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (order)
      await moveOrNote(trx, {
        orderId: order.id,
        from: order.state,
        to: 'authorized',
        kind: 'authorized',
        actor: ACTOR,
        now,
      })
  },
  async refused(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (!order) return
    await noteOrder(trx, {
      orderId: order.id,
      kind: 'payment_returned',
      actor: ACTOR,
      reason: amountOf(attempt),
      now,
    })
    if (order.state === 'cancelled') return
    await openWork(trx, {
      orderId: order.id,
      kind: 'payment_returned',
      note: `${amountOf(attempt)} never came, ${order.state}`,
      actor: ACTOR,
      now,
    })
    await notify(trx, { kind: 'payment_returned', orderID: order.id, at: now.toISOString() }, now)
  },
  async taken_back(trx, attempt, now) {
    const order = await lockOrder(trx, attempt.order_id)
    if (!order) return
    await moveOrNote(trx, {
      orderId: order.id,
      from: order.state,
      to: 'awaiting_funds',
      kind: 'payment_returned',
      actor: ACTOR,
      reason: amountOf(attempt),
      now,
    })
    await openWork(trx, {
      orderId: order.id,
      kind: 'payment_returned',
      note: `${amountOf(attempt)} taken back by the bank, ${order.state}`,
      actor: ACTOR,
      now,
    })
    await notify(trx, { kind: 'payment_returned', orderID: order.id, at: now.toISOString() }, now)
  },
}

const amountOf = ({ amount_cents }: { amount_cents: number }): string => formatMoney(toCents(amount_cents))
