export { CHECKOUT_SCOPE, insertOrder, PENDING_TTL_MS, redeemCoupon, reserveStock } from './insert-order.ts'
export { newOrderId } from './order-id.ts'
export { confirmationMail, type OutboxMessage, voidPayment, writeOutbox } from './outbox.ts'
export { cancelPendingOrder, moveOrder, placeOrder } from './transitions.ts'
