import { CART_COUNT_COOKIE } from '#features/selling/cart/rules/saved-entries.ts'

/** Cookies of the storefront beside the location's (features/catalog/location/rules). */
export const cookieNames = {
  /** the number of items in the cart */
  cartCount: CART_COUNT_COOKIE.name,
  /** the utilities of the home: JSON of zip and names; the server compares them with its table */
  utilities: 'alpine.utilities',
  /** light or dark; absent while the system decides */
  theme: 'alpine.theme',
  /** K-COOKIES: the teaser of expert advice was closed; for 30 days */
  teaserHidden: 'alpine.teaserHidden',
  /** K-COOKIES: the popup of expert advice opened by itself; for a day */
  exitIntent: 'alpine.exitIntent',
  /** which announcement was closed */
  announcement: 'alpine.announcement',
  /** the signed-in user, a number above 0; only for what pages show, because no server trusts it */
  user: 'alpine.userID',
} as const

/** K-COOKIES: the expiry of permanent cookies. */
export const FAR_FUTURE = new Date('2038-01-19T03:14:07Z')

/**
 * Saves a value that scripts of the page read. A page that came by https writes it for https alone. In the
 * portal's frame only a partitioned cookie is kept, which browsers take over https alone. A date in the past
 * removes it.
 */
export function writeCookie(name: string, value: string, expires: Date): void {
  const isSecure = window.location.protocol === 'https:'
  const isFramed = isSecure && window.parent !== window
  const site = isFramed ? 'None; Partitioned' : 'Lax'
  const attributes = `Path=/; Expires=${expires.toUTCString()}; SameSite=${site}${isSecure ? '; Secure' : ''}`
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`
}
