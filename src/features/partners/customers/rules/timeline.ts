import { type Action, PERMISSIONS, type Role } from '#features/people/accounts/rules/permissions.ts'

/**
 * The kinds of entries in a customer's history, and the permission that reading one needs. Another feature
 * adds its kind here and calls `addTimelineEntry` in the transaction of its change.
 */
export const ENTRY_KINDS = {
  call: { name: 'Call', needs: 'customers.read' },
  note: { name: 'Note', needs: 'customers.read' },
  visit: { name: 'Visit', needs: 'customers.read' },
  mail: { name: 'Email', needs: 'customers.read' },
  change: { name: 'Change', needs: 'customers.read' },
  project: { name: 'Project', needs: 'projects.read' },
  sizing: { name: 'Sizing', needs: 'projects.read' },
  cart: { name: 'Cart', needs: 'carts.read' },
  quote: { name: 'Quote', needs: 'quotes.read' },
  order: { name: 'Order', needs: 'orders.read' },
  chat: { name: 'Chat', needs: 'chat.read' },
} as const satisfies Readonly<Record<string, { name: string; needs: Action }>>

export type EntryKind = keyof typeof ENTRY_KINDS

/** The kinds that people write by hand. */
export const WRITTEN_KINDS = ['call', 'note', 'visit', 'mail'] as const satisfies readonly EntryKind[]

/** The kinds that a role may read. */
export const kindsFor = (role: Role): EntryKind[] =>
  (Object.keys(ENTRY_KINDS) as EntryKind[]).filter(
    (kind) => PERMISSIONS[ENTRY_KINDS[kind].needs][role] !== 'none',
  )
