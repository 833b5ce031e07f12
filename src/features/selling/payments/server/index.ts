export { giveChargeBack } from './attempts/give-charge-back.ts'
export { lookUp } from './attempts/look-up.ts'
export { type PaymentOfNewOrder, type PayRequest, paymentOfNewOrder, payOrder } from './attempts/pay-order.ts'
export { hasLivePayment, hasPaymentUnderWay } from './attempts/start-attempt.ts'
export type { ArrivalListener } from './attempts/watch-payments.ts'
export type { MovementListener } from './movements/commit-movement.ts'
export {
  asMoved,
  changeAuthorized,
  type MovementRow,
  movementsOf,
  type RefundRequest,
  recordReceived,
  recordRefunded,
  requestCapture,
  requestRefund,
} from './movements/movements.ts'
export type { NoticeListener } from './notices.ts'
export type { PaymentServices } from './payments-context.ts'
export type { Charge } from './ports.ts'
export { findProvider, listCharges, providersOf, requireMethodOn } from './providers.ts'
