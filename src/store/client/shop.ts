import { api } from '#api/client.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { HOME_COOKIE, homeText } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { createBusinessHours } from '#shop/page/hours.tsx'
import { type Shop, savedText } from '#shop/shop-context.ts'
import { createHomeNeedStore, inThisPage } from '#shop/sizing/saved-home-need.ts'
import { createVisitorStore, readCookie, writeCookie } from '#shop/visitor.ts'
import { browserStorage, installationEntry, recentlyViewedEntry, storageKeys } from './storage-entries.ts'

/** The visitor of this browser tab, for code outside components. */
export const visitor = createVisitorStore()

/** Makes the cookie that the server reads say what this browser saved of the home. */
function writeHomeCookie(saved: SavedNeed | null): void {
  const text = saved ? homeText(saved) : ''
  if (text === (readCookie(document.cookie, HOME_COOKIE.name) ?? '')) return
  writeCookie(HOME_COOKIE.name, text, saved ? HOME_COOKIE.expires : new Date(0))
}

/** The portal frames the store for a sale to one customer. */
const isFramed = typeof window !== 'undefined' && window.self !== window.top

/**
 * The store's context for shared parts of pages. The root adds the contact, which comes with the page.
 */
export const shop: Omit<Shop, 'contact'> = {
  api,
  visitor,
  homeNeed: createHomeNeedStore(
    isFramed ? inThisPage() : savedText(browserStorage, storageKeys.homeNeed),
    api,
    writeHomeCookie,
  ),
  businessHours: createBusinessHours(api.support.businessHours),
  saved: {
    installation: installationEntry,
    recentlyViewed: recentlyViewedEntry,
    recentSearches: savedText(browserStorage, storageKeys.recentSearches),
    rebates: savedText(browserStorage, storageKeys.rebates),
  },
  drawingUrl: (id) => `/drawings/${id}/thumb.svg`,
  measureList: (cards) => void import('./visit.ts').then(({ sawList }) => sawList(cards)),
}
