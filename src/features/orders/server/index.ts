export { type Letters, sendConfirmations, sendNews } from './confirmation-mail.ts'
export { dispatchOutbox, type OutboxHandler } from './dispatch.ts'
export { expirePendingOrders, keepOrderOpen, setOrderExpiry } from './expiry.ts'
export { findByAttempt, type PlacedCheckout } from './find-by-attempt.ts'
export { type OrdersContext, openOrder, ordersHandlers } from './handlers.ts'
export { CHECKOUT_SCOPE, insertOrder, reserveStock } from './insert-order.ts'
export { makeLookupGuard } from './lookup-guard.ts'
export { grantOrder, mayOpen, type OrderCookieKeys } from './order-cookie.ts'
export { newOrderId } from './order-id.ts'
export {
  existingOrderIds,
  findOrder,
  findOrderLines,
  getOrder,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './order-rows.ts'
export { clearSent, confirmationMail, type OutboxMessage, voidPayment, writeOutbox } from './outbox.ts'
export { hasBought } from './queries.ts'
export { cancelOrder, moveOrNote, noteOrder, placeOrder } from './transitions.ts'
