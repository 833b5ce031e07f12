import { createContext } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import type { PageHome } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import type { MethodsOffer } from '#features/selling/payments/ui/offer.ts'
import type { Clock } from '#lib/clock.ts'

/**
 * The server's data for one request of a page. Only `placeOfPage` and `homeOfPage` depend on the visitor,
 * because pages are cached: a page that uses them must be private.
 */
export interface StoreContext {
  api: StoreApi
  clock: Clock
  /** e.g. "https://store.example.com", no slash at the end */
  publicOrigin: string
  /** address of the partner portal, whose tools the store links to for partners */
  portalOrigin: string
  demo: boolean
  /** whether the page shows a draft of its content to staff */
  isPreview: boolean
  version: string
  contact: { phone: string; email: string; address: string }
  /** payment methods that have credentials, and what each needs to be shown */
  payment: MethodsOffer
  delivery: { showInside: boolean; showGuaranteed: boolean }
  /** the visitor's own place, on pages that are rendered for it; undefined on shared pages */
  placeOfPage(): Promise<Location | undefined>
  /** the visitor's home, on pages that are rendered for it; undefined on shared pages */
  homeOfPage(): Promise<PageHome | undefined>
  /** whose law a list for a zip keeps; undefined outside the United States */
  rulesAt(zip: string): Promise<PageHome['rules'] | undefined>
  /** where a loader's or a render's unexpected error goes */
  report?: (error: unknown) => void
}

export const storeContext = createContext<StoreContext>()
