import { createContext, useContext } from 'react'
import type { BrowserApi } from '#api/client.ts'
import type { CardView } from '#features/catalog/ui/card/product-card.tsx'
import type { BusinessHoursStore } from './page/business-hours.ts'
import type { HomeNeedStore } from './sizing/saved-home-need.ts'
import type { VisitorStore } from './visitor.ts'

/** One text that the browser keeps under a key of the application. */
export interface SavedText {
  read(): string | null
  write(text: string): void
  remove(): void
}

/** What the shared parts of pages need of the application they stand in: the store, or the partner portal. */
export interface Shop {
  readonly api: BrowserApi
  /** the place and the cart count of the person at this browser */
  readonly visitor: VisitorStore
  /** the load of the visitor's home */
  readonly homeNeed: HomeNeedStore
  readonly businessHours: BusinessHoursStore
  readonly saved: {
    readonly recentlyViewed: SavedText
    readonly recentSearches: SavedText
    readonly installation: SavedText
  }
  /** the merchant's own phone and addresses */
  readonly contact: { readonly phone: string; readonly email: string; readonly address: string }
  /** where the small drawing of a product lies */
  drawingUrl(id: string): string
  /** counts that these products were shown in a list */
  measureList(cards: readonly Pick<CardView, 'id' | 'name' | 'price' | 'brand'>[]): void
}

/** Filled by the root of each application. */
export const ShopContext = createContext<Shop | null>(null)

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('A part of the shop stands outside ShopContext')
  return shop
}

/** One entry of a browser's storage. */
export const savedText = (
  storage: {
    read(key: string): string | null
    write(key: string, text: string): void
    remove(key: string): void
  },
  key: string,
): SavedText => ({
  read: () => storage.read(key),
  write: (text) => storage.write(key, text),
  remove: () => storage.remove(key),
})
