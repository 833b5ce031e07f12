import { CART_COUNT_COOKIE, CART_STORAGE_KEY } from '#features/selling/cart/rules/saved-entries.ts'
import type { ChatStorage } from '#features/service/chat/ui/saved-chat.ts'
import { safeStorage, wipeOutdated } from '#lib/storage.ts'
import { savedText } from '#shop/shop-context.ts'
import { writeCookie } from '#shop/visitor.ts'

const PREFIX = 'alpine.'

/** S-CO-02 */
export const CHECKOUT_COOKIE = 'alpine.checkout'

/** Every key that the storefront stores in the browser; all have the prefix `alpine.`. */
export const storageKeys = {
  cart: CART_STORAGE_KEY,
  checkout: 'alpine.checkout',
  checkoutAttempt: 'alpine.checkoutAttempt',
  lenderOrder: 'alpine.lenderOrder',
  installationQuoteSelections: 'alpine.installationQuoteSelections',
  repricing: 'alpine.repricing',
  customer: 'alpine.customer',
  savedCartName: 'alpine.savedCartName',
  quoteCheckout: 'alpine.quoteCheckout',
  compare: 'alpine.compare',
  recentlyViewed: 'alpine.recentlyViewed',
  sessionInfo: 'alpine.sessionInfo',
  urlVersion: 'alpine.urlVersion',
  recentSearches: 'alpine.recentSearches',
  homeNeed: 'alpine.homeNeed',
  systemSelector: 'alpine.systemSelector',
  chat: 'alpine.chat',
  rebates: 'alpine.rebates',
  demoNotice: 'alpine.demoNotice',
} as const

/**
 * S-STORAGE: raise it when saved data no longer match the store's addresses. Each browser then deletes its
 * saved data once.
 */
export const URL_VERSION = '1'

let isCurrent = false

function currentStorage(): Storage {
  const storage = window.localStorage
  if (isCurrent) return storage
  isCurrent = true
  if (wipeOutdated(storage, { prefix: PREFIX, marker: storageKeys.urlVersion, version: URL_VERSION }))
    expireCookies([CART_COUNT_COOKIE.name, CHECKOUT_COOKIE])
  return storage
}

export const browserStorage = safeStorage(currentStorage, (error) =>
  console.warn('This browser stores nothing: cart and form are lost when the page is left.', error),
)

export const installationEntry = savedText(browserStorage, storageKeys.installationQuoteSelections)
export const demoNoticeEntry = savedText(browserStorage, storageKeys.demoNotice)
export const recentlyViewedEntry = savedText(browserStorage, storageKeys.recentlyViewed)

// These cookies describe data in the storage that was just wiped.
export function expireCookies(names: readonly string[]): void {
  for (const name of names) writeCookie(name, '', new Date(0))
}

/** Where the browser keeps what it knows of the chat. */
export const chatStorage: ChatStorage = {
  read: () => browserStorage.read(storageKeys.chat),
  write: (text) => browserStorage.write(storageKeys.chat, text),
}

/** S-SEL-01: the selections of the system selector, in the form of its address. */
export const selectorEntry = savedText(browserStorage, storageKeys.systemSelector)
