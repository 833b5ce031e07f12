import { useRouteLoaderData } from 'react-router'

/** Data of every page of the portal; the root's loader reads it. */
export interface PortalFacts {
  contact: { phone: string; email: string; address: string }
  /** address of the store */
  publicOrigin: string
  year: number
}

const NONE: PortalFacts = {
  contact: { phone: '', email: '', address: '' },
  publicOrigin: '',
  year: 2026,
}

/** The portal's own facts, on every page. Empty when the root itself failed. */
export const usePortalFacts = (): PortalFacts => useRouteLoaderData<PortalFacts>('root') ?? NONE
