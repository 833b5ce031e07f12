import type { Action } from './permissions.ts'

/** The lists that the portal exports as files. */
export const EXPORTED_LISTS = ['customers', 'projects', 'leads', 'saved-carts', 'orders', 'surveys'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

/** Who may read a list may export it. */
export const READS = {
  customers: 'customers.read',
  projects: 'projects.read',
  leads: 'leads.read',
  'saved-carts': 'carts.read',
  orders: 'orders.read',
  surveys: 'surveys.read',
} as const satisfies Readonly<Record<ExportedList, Action>>
