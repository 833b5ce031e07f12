import { createContext } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'
import type { PaymentOffer } from '#features/payments/ui/offer.ts'
import type { Clock } from '#kit/clock.ts'

/**
 * What src/server gives a page for one request. Nothing in it may depend on the visitor, because pages are
 * cached.
 */
export interface StoreContext {
  api: StoreApi
  clock: Clock
  /** e.g. "https://store.example.com", no slash at the end */
  publicOrigin: string
  /** address of the partner portal, whose tools the store links to for partners */
  portalOrigin: string
  demo: boolean
  version: string
  contact: { phone: string; email: string; address: string }
  /** payment methods that have credentials, and what each needs to be shown */
  payment: PaymentOffer & { methods: readonly PaymentMethod[] }
  delivery: { showInside: boolean; showGuaranteed: boolean }
  /** where a loader's or a render's unexpected error goes */
  report?: (error: unknown) => void
}

export const storeContext = createContext<StoreContext>()
