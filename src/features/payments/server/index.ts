export { hasLivePayment } from './attempts/attempts.ts'
export { lookUp } from './attempts/look-up.ts'
export { type PaymentServices, type PayRequest, payOrder } from './attempts/pay-order.ts'
export { reconcilePayments } from './attempts/reconcile.ts'
export { voidCharge } from './attempts/void-charge.ts'
export { type ArrivalListener, followPayments } from './attempts/watch-payments.ts'
export { paymentsHandlers } from './handlers.ts'
export { checkApplications } from './lenders/application-status.ts'
export { affirmConfirmed, creditkeyApproved } from './lenders/lender-returns.ts'
export { type MovementListener, moveMoney } from './movements/move-money.ts'
export {
  asMoved,
  type MovementRow,
  movementsOf,
  type RefundRequest,
  recordReceived,
  requestCapture,
  requestRefund,
} from './movements/movements.ts'
export { type NoticeListener, paymentNotices } from './notices.ts'
export type { Charge } from './ports.ts'
export { gatewayOf, listCharges, providersOf } from './providers.ts'
export { amazonService } from './wallets/amazon-service.ts'
