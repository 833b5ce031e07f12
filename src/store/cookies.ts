/** Cookies the storefront reads in the browser to fill a page that is the same for everybody. */
export const cookieNames = {
  /** JSON of the place a shopper chose: { zipcode, label } and what the location endpoint adds */
  location: 'alpine.location',
  /** how many items the cart holds */
  cartCount: 'alpine.cartCount',
  /** light or dark; absent while the system decides */
  theme: 'alpine.theme',
} as const

/** Location and cart count stay until 2038. */
export const FAR_FUTURE = new Date('2038-01-19T00:00:00Z')
