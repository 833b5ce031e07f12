import { createContext } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import type { Action } from '#features/people/accounts/rules/actions.ts'
import type { Clock } from '#lib/clock.ts'
import type { NavigationEntry } from '#platform/feature/server/define-feature.ts'

/** The person who is signed in, as pages need them. */
export interface PortalUser {
  id: number
  name: string
  email: string
  role: 'contractor' | 'sales' | 'operations' | 'admin'
  /** of a contractor */
  companyId: number | undefined
  /** whether a second factor was shown within the last five minutes */
  isSteppedUp: boolean
}

/** What a capability declares for the navigation in its feature.ts. */
export type Destination = NavigationEntry & {
  needs?: Action
  group?: 'start' | 'sell' | 'prices' | 'service' | 'tools' | 'people'
}

/** The server's data for one request of a portal page. */
export interface PortalContext {
  api: PortalApi
  /** who is signed in; undefined: a stranger */
  user: PortalUser | undefined
  /** what the capabilities have in the portal's navigation */
  navigation: readonly Destination[]
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

/** The first parts of the paths of the portal's own pages. */
export const ownPagesContext = createContext<readonly string[]>()
