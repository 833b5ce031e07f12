export { amazonService } from './amazon-service.ts'
export { type ArrivalListener, followPayments } from './follow.ts'
export { paymentsHandlers } from './handlers.ts'
export { affirmConfirmed, creditkeyApproved } from './lender-returns.ts'
export { lookUp } from './look-up.ts'
export { type MovementListener, moveMoney } from './move-money.ts'
export {
  asMoved,
  type MovementRow,
  movementsOf,
  type RefundRequest,
  recordReceived,
  requestCapture,
  requestRefund,
} from './movements.ts'
export { type NoticeListener, paymentNotices } from './notices.ts'
export { type PaymentServices, type PayRequest, payOrder } from './pay-order.ts'
export type { Charge } from './ports.ts'
export { gatewayOf, listCharges, providersOf } from './providers.ts'
export { reconcilePayments } from './reconcile.ts'
export { checkApplications } from './standing.ts'
export { voidCharge } from './void-payment.ts'
