/** The browser storage entry of the cart. */
export const CART_STORAGE_KEY = 'alpine.cart'

/** K-COOKIES: the count in the header of a cached page; holds a whole number. */
export const CART_COUNT_COOKIE = {
  name: 'alpine.cartCount',
  expires: new Date('2038-01-19T03:14:07Z'),
} as const

/** Saved state outside the cart that is cleared with it; the store's client knows where each entry is. */
export type CartCompanion =
  | 'checkout'
  | 'installationQuoteSelections'
  | 'repricing'
  | 'coupon'
  | 'customer'
  | 'quoteCheckout'
