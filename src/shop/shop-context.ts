import { createContext, useContext } from 'react'
import type { BrowserApi } from '#api/client.ts'
import type { CardView } from '#features/catalog/catalog/ui/card/product-card.tsx'
import type { Location } from '#features/catalog/location/rules/location.ts'
import type { ChosenUtilities } from '#features/catalog/rebates/rules/utilities.ts'
import type { HomeForm } from '#features/choosing/sizing/rules/home.ts'
import type { BtuAnswer, SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import type { Async } from '#lib/async.ts'
import type { PlaceCheck } from './place/check-place.ts'

/** One text that the browser keeps under a key of the application. */
export interface SavedText {
  read(): string | null
  write(text: string): void
  remove(): void
}

/**
 * What the cookies say about the person at this browser. Pages are rendered for the default visitor and
 * filled in from here.
 */
export interface Visitor {
  location: Location
  /** false while the visitor has not named a place: `location` is then the default one */
  knowsPlace: boolean
  /** the utilities that the visitor has named for the home at this zip */
  utilities: ChosenUtilities
  cartCount: number
  /** above 0 for a person who is signed in */
  userID: number
  /** id of the announcement that was closed */
  closedAnnouncement: string | undefined
}

/** The server's data about the visitor's place when it rendered the page. */
interface PagePlace {
  visitor: Visitor
  /** the verdicts on the page's product there */
  check: PlaceCheck | null
}

/** The visitor of a page that runs in a browser. */
export interface VisitorStore {
  read(): Visitor
  /** The same for the parts of a page: all that render in one task of the browser share one reading. */
  shown(): Visitor
  /** Calls back when the visitor may have changed; returns how to stop. */
  subscribe(onChange: () => void): () => void
  /** Call it after a cookie of the visitor has changed, so that every part of the page is updated. */
  changed(): void
}

/** The load of the visitor's home, as this browser saves it. */
export interface HomeNeedStore {
  /** null until the visitor has described the home */
  read(): SavedNeed | null
  subscribe(onChange: () => void): () => void
  /** Saves a load for the next visit; null deletes it. */
  save(need: SavedNeed | null): void
  /** Asks the API for the load of a home. */
  calculate(home: HomeForm, signal: AbortSignal): Promise<BtuAnswer>
}

/**
 * E-GLOBALS: whether the phone is answered now. A failure keeps its message (X-SUPPORT); the page then shows
 * the hours alone.
 */
export type BusinessHours = Async<Awaited<ReturnType<BrowserApi['support']['businessHours']>>>

export interface BusinessHoursStore {
  get(): BusinessHours
  subscribe(listener: () => void): () => void
}

/** The dependencies of shared parts of pages on their application: the store or the partner portal. */
export interface Shop {
  readonly api: BrowserApi
  /** the place and the cart count of the person at this browser */
  readonly visitor: VisitorStore
  /** what the server knew of the visitor's place when it rendered this page */
  readonly pagePlace?: PagePlace | undefined
  /** the load of the visitor's home */
  readonly homeNeed: HomeNeedStore
  readonly businessHours: BusinessHoursStore
  readonly saved: {
    readonly recentlyViewed: SavedText
    readonly recentSearches: SavedText
    readonly installation: SavedText
    readonly rebates: SavedText
  }
  /** the merchant's own phone and addresses */
  readonly contact: { readonly phone: string; readonly email: string; readonly address: string }
  /** address of the small drawing of a product */
  drawingUrl(id: string): string
  /** counts that these products were shown in a list */
  measureList(cards: readonly Pick<CardView, 'id' | 'name' | 'price' | 'brand'>[]): void
}

/** Filled by the root of each application. */
export const ShopContext = createContext<Shop | null>(null)

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('This component needs a ShopContext: render it inside the provider')
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
