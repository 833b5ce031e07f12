export {
  countUses,
  findCoupon,
  type RedeemResult,
  type Redemption,
  redeemCoupon,
  releaseCoupon,
} from './coupons.ts'
export { type PriceBook, type PricedProduct, priceBook, requireProducts } from './price-book.ts'
export {
  type PartnerPriceList,
  type PriceSource,
  partnerPrices,
  publicPrices,
  type QuotePriceList,
  quotePrices,
} from './price-sources.ts'
