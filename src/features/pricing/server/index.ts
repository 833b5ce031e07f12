export {
  countUses,
  findCoupon,
  type RedeemResult,
  type Redemption,
  redeemCoupon,
  releaseCoupon,
} from './coupons.ts'
export { priceBook, requireProducts } from './price-book.ts'
export { type PriceRequest, type PricingContext, priceCart } from './price-cart.ts'
export {
  type PartnerPriceList,
  type PriceSource,
  partnerPrices,
  publicPrices,
  type QuotePriceList,
  quotePrices,
} from './price-sources.ts'
export { mergeLines } from './requested-lines.ts'
export { shippingHandlers } from './shippable-products.ts'
