export { CART_MAIL_TOPIC, sendCartMails } from './cart-mail.ts'
export { type CartContext, cartHandlers } from './handlers.ts'
export {
  type CartQuote,
  type CartQuoteRequest,
  type CouponOutcome,
  type QuoteContext,
  type QuotedLine,
  quoteCart,
  type WantedProduct,
} from './quote.ts'
export { makeSendGuard } from './send-guard.ts'
