import { createContext } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import type { Clock } from '#kit/clock.ts'

/** The server's data for one request of a portal page. */
export interface PortalContext {
  api: Pick<StoreApi, 'catalog' | 'accessories'>
  clock: Clock
  /** address of the store, to which the portal links for everything that it does not show itself */
  publicOrigin: string
  /** the portal's own address, without a slash at the end */
  portalOrigin: string
  demo: boolean
  version: string
  contact: { phone: string; email: string; address: string }
  /** where a loader's or a render's unexpected error goes */
  report?: (error: unknown) => void
}

export const portalContext = createContext<PortalContext>()
