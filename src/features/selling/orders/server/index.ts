export {
  grantOrder,
  mayOpen,
  needsOrder,
  type OrderCookieKeys,
  openOrderOfUpload,
  orderOf,
  ownOrders,
  takeGuess,
} from './access/order-of.ts'
export { askCertificate, findCertificate, recordCertificateDecision } from './certificates.ts'
export { ORDER_WORDS, voidPayment } from './effects.ts'
export {
  browserKeyOf,
  expirePendingOrders,
  keepOrderOpen,
  ordersEnding,
  releaseOrder,
  releaseUnpaid,
  setOrderExpiry,
} from './expiry.ts'
export { findByAttempt, type PlacedCheckout } from './find-by-attempt.ts'
export { type OrdersContext, receiptFile } from './handlers.ts'
export { holdStoredOrder, releaseStoredHold } from './holds.ts'
export { insertOrder } from './insert-order.ts'
export { confirmationNow, newsNow, type OrderMail, type OrderMailServices } from './mail/send-order-mail.ts'
export { newOrderId } from './order-id.ts'
export {
  existingOrderIds,
  findOrder,
  findOrderLines,
  findOrders,
  getOrder,
  heldOrder,
  lockOrder,
  lockOrderFor,
  type OrderLineRow,
  type OrderRow,
  orderIsIn,
} from './order-rows.ts'
export { hasBought, hasOrderedSince, loadOrder, type StoredOrder } from './queries.ts'
export { rewriteOrder } from './rewrite-order.ts'
export { findOrderWithHistory } from './staff-queries.ts'
export {
  callOffUnits,
  giveBackUnits,
  type LineUnits,
  type ReturnedUnits,
  reserveStock,
  sellUnits,
  takeBackUnits,
} from './stock.ts'
export {
  approveReview,
  cancelOrder,
  moveOrNote,
  noteOrder,
  type OrderNote,
  placeOrder,
} from './transitions.ts'
export { whyOfLines } from './why-of-lines.ts'
