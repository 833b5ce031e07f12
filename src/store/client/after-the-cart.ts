import { keepNoAnswerUnderWay } from '#features/catalog/rebates/ui/rebate-lookup.ts'
import type { CartCompanion } from '#features/selling/cart/rules/saved-entries.ts'
import { forgetTyped } from '#features/service/chat/ui/saved-chat.ts'
import {
  browserStorage,
  CHECKOUT_COOKIE,
  chatStorage,
  expireCookies,
  storageKeys,
} from './storage-entries.ts'

/**
 * What happens to each entry when the cart is cleared, by the buyer or by an order (S-CART-13): the entry
 * belongs to the cart, whose store saves the empty one; it is deleted with the named part; or it stays,
 * because it describes the visit and the home, not the buyer. The coupon is part of the cart's own entry.
 */
export const AFTER_THE_CART: Readonly<Record<keyof typeof storageKeys, 'cart' | CartCompanion | 'stays'>> = {
  cart: 'cart',
  checkout: 'checkout',
  checkoutAttempt: 'checkout',
  lenderOrder: 'checkout',
  installationQuoteSelections: 'installationQuoteSelections',
  repricing: 'repricing',
  customer: 'customer',
  savedCartName: 'customer',
  quoteCheckout: 'quoteCheckout',
  compare: 'stays',
  recentlyViewed: 'stays',
  sessionInfo: 'stays',
  urlVersion: 'stays',
  recentSearches: 'stays',
  homeNeed: 'stays',
  systemSelector: 'stays',
  demoNotice: 'stays',
  // the typed name and draft go; whether the window is open stays, and the chat itself is at the server
  chat: 'checkout',
  rebates: 'checkout',
}

const watchers = new Set<() => void>()

/** Calls back when the saved checkout was deleted, so that a form in memory does not write it again. */
export const onCheckoutForgotten = (watcher: () => void): void => void watchers.add(watcher)

/** Deletes the entries that belong to a cart that was cleared or emptied. */
export function forgetCompanions(entries: readonly CartCompanion[]): void {
  const names = Object.keys(storageKeys) as (keyof typeof storageKeys)[]
  for (const name of names) {
    if (!entries.some((entry) => entry === AFTER_THE_CART[name])) continue
    if (name === 'chat') forgetTyped(chatStorage)
    else browserStorage.remove(storageKeys[name])
  }
  if (!entries.includes('checkout')) return
  keepNoAnswerUnderWay()
  expireCookies([CHECKOUT_COOKIE])
  for (const watcher of watchers) watcher()
}
