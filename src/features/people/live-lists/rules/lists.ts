import type { Action } from '#features/people/accounts/rules/permissions.ts'

/** The lists of the portal that say when they have new rows. */
export const LIVE_LISTS = ['orders', 'quotes', 'leads', 'customers'] as const
export type LiveList = (typeof LIVE_LISTS)[number]

/** People who may subscribe to a list: those who may read it. */
export const READS = {
  orders: 'orders.read',
  quotes: 'quotes.read',
  leads: 'leads.read',
  customers: 'customers.read',
} as const satisfies Readonly<Record<LiveList, Action>>

/** New rows are counted up to this number. */
export const MOST_COUNTED = 99
/** Lists that one person may subscribe to at the same time, in all windows. */
export const STREAMS_A_PERSON = 8
