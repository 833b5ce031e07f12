export { type CartContext, cartHandlers } from './handlers.ts'
export { type CartQuote, type CartQuoteRequest, type CouponOutcome, type QuoteContext, type QuotedLine, quoteCart, type WantedProduct } from './quote.ts'
