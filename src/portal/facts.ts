import { useRouteLoaderData } from 'react-router'
import type { DeliveryFacts } from '#lib/merchant/merchant.ts'

/** Data of every page of the portal; the root's loader reads it. */
export interface PortalFacts {
  contact: { phone: string; email: string; address: string }
  /** address of the store */
  publicOrigin: string
  /** first parts of the paths of the portal's own pages */
  ownPages: readonly string[]
  /** what staff changed of the calendar of deliveries */
  deliveries: DeliveryFacts | null
  year: number
}

const NONE: PortalFacts = {
  contact: { phone: '', email: '', address: '' },
  publicOrigin: '',
  ownPages: [],
  deliveries: null,
  year: 2026,
}

/** The portal's own facts, on every page. Empty when the root itself failed. */
export const usePortalFacts = (): PortalFacts => useRouteLoaderData<PortalFacts>('root') ?? NONE
