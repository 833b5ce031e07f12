import { api as sharedApi } from '#api/client.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { safeStorage } from '#lib/storage.ts'
import { createBusinessHours } from './page/hours.tsx'
import { type Shop, savedText } from './shop-context.ts'
import { createHomeNeedStore } from './sizing/saved-home-need.ts'
import { createVisitorStore } from './visitor.ts'

/** A shop context for tests of parts: the real API client and this document's own storage. */
export function shopForTests(): Shop {
  // A copy, because some answers are kept for each API client.
  const api = { ...sharedApi }
  const storage = safeStorage(() => window.localStorage)
  const entry = (name: string) => savedText(storage, `alpine.${name}`)
  return {
    api,
    visitor: createVisitorStore(),
    homeNeed: createHomeNeedStore(entry('homeNeed'), api),
    businessHours: createBusinessHours(api.support.businessHours),
    saved: {
      installation: entry('installation'),
      rebates: entry('rebates'),
      recentlyViewed: entry('recentlyViewed'),
      recentSearches: entry('recentSearches'),
    },
    contact: { phone: merchant().phone, email: 'help@store.test', address: '1 Dock St' },
    drawingUrl: (id) => `/drawings/${id}/thumb.svg`,
    measureList: () => undefined,
  }
}
