import { api } from '#api/client.ts'
import { safeStorage } from '#lib/storage.ts'
import { createBusinessHours } from '#shop/page/business-hours.ts'
import { type Shop, savedText } from '#shop/shop-context.ts'
import { createHomeNeedStore, inThisPage } from '#shop/sizing/saved-home-need.ts'
import { createVisitorStore } from '#shop/visitor.ts'

const storage = safeStorage(() => window.localStorage)
const entry = (name: string) => savedText(storage, `alpine.portal.${name}`)

/** The portal's context for shared parts of pages. The portal has no cart and counts no visits. */
export const shop: Omit<Shop, 'contact'> = {
  api,
  visitor: createVisitorStore(),
  homeNeed: createHomeNeedStore(inThisPage(), api),
  businessHours: createBusinessHours(api.support.businessHours),
  saved: {
    installation: entry('installation'),
    rebates: entry('rebates'),
    recentlyViewed: entry('recentlyViewed'),
    recentSearches: entry('recentSearches'),
  },
  drawingUrl: (id) => `/drawings/${id}/thumb.svg`,
  measureList: () => undefined,
}
