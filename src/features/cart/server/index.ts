export { CART_MAIL_TOPIC, sendCartMails } from './cart-mail.ts'
export { type CartContext, cartHandlers } from './handlers.ts'
export {
  type CartPricing,
  type CartPricingLine,
  type CouponOutcome,
  type PriceRequest,
  type PricingContext,
  priceCart,
} from './price-cart.ts'
export type { RequestedLine } from './requested-lines.ts'
export { makeSendGuard } from './send-guard.ts'
