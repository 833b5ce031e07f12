export { costOfLine, costsOf, writeCosts } from './costs.ts'
export { countingWrongCodes, type GuessContext, saysWrongCode } from './coupon-guesses.ts'
export { redeemCoupon } from './coupons.ts'
export { countedBook, requireProducts } from './price-book.ts'
export { mergeLines, type PricingContext, priceCart } from './price-cart.ts'
export { lowerPrices, pricesFor, pricesOfCompany } from './price-lists.ts'
export {
  loweredPrices,
  type PriceSource,
  partnerPrices,
  publicPrices,
  quotePrices,
} from './price-sources.ts'
