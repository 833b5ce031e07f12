export {
  countUses,
  findCoupon,
  type RedeemResult,
  type Redemption,
  redeemCoupon,
  releaseCoupon,
} from './coupons.ts'
export type { TaxCalculator, TaxPlace, TaxRate } from './ports.ts'
export { type PriceBook, type PricedProduct, priceBook, requireProducts } from './price-book.ts'
export { loadTaxRates } from './tax-rates.ts'
