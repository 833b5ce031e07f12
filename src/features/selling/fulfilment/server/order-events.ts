import { notifyOfExpiry } from './changes/receive-check.ts'
import { notify } from './mail/notices.ts'
import { disputed } from './payment-events/disputed.ts'
import { moneyMoved } from './payment-events/money-moved.ts'
import { paymentArrived } from './payment-events/payment-arrived.ts'

/** What follows for an order when its time ends or its money moves, in the transaction of the event. */
export const orderEvents = {
  expired: notifyOfExpiry,
  overdue: (...[trx, orderID, now]: [Parameters<typeof notify>[0], string, Date]) =>
    notify(trx, { kind: 'terms_overdue', orderID }, now),
  moneyMoved,
  paymentArrived,
  disputed,
}
export type OrderEvents = typeof orderEvents
