import type { CartCompanion } from '#features/cart/rules/effects.ts'
import { CART_STORAGE_KEY } from '#features/cart/rules/effects.ts'
import { safeStorage } from '#kit/storage.ts'

/** Every key the storefront keeps in the browser; all carry the `alpine.` prefix. */
export const storageKeys = {
  cart: CART_STORAGE_KEY,
  checkout: 'alpine.checkout',
  checkoutAttempt: 'alpine.checkoutAttempt',
  installationQuoteSelections: 'alpine.installationQuoteSelections',
  repricing: 'alpine.repricing',
  customer: 'alpine.customer',
  quoteCheckout: 'alpine.quoteCheckout',
  compare: 'alpine.compare',
} as const

export const browserStorage = safeStorage(
  () => window.localStorage,
  (error) => console.warn('This browser keeps nothing: cart and form are forgotten when the page is left.', error),
)

/** S-CART-13: what lies where, of the things that belong to a cart. The coupon is part of the cart's own entry. */
const companions: Record<CartCompanion, readonly string[]> = {
  checkout: [storageKeys.checkout, storageKeys.checkoutAttempt],
  installationQuoteSelections: [storageKeys.installationQuoteSelections],
  repricing: [storageKeys.repricing],
  coupon: [],
  customer: [storageKeys.customer],
  quoteCheckout: [storageKeys.quoteCheckout],
}

/** S-CO-02 */
export const CHECKOUT_COOKIE = 'alpine.checkout'

/** Forgets what belongs to a cart that was cleared or emptied. */
export function forgetCompanions(entries: readonly CartCompanion[]): void {
  for (const key of entries.flatMap((entry) => companions[entry])) browserStorage.remove(key)
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is not there in every browser
  if (entries.includes('checkout')) document.cookie = `${CHECKOUT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
}
