export { paymentsHandlers } from './handlers.ts'
export { type PaymentServices, payOrder } from './pay-order.ts'
export { reconcilePayments } from './reconcile.ts'
export { voidCharge } from './void-payment.ts'
