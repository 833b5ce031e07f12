import type { EntryKind } from '#features/partners/customers/rules/timeline.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'

/** An order in the history of its customer. */
export const ORDER_ENTRY: EntryKind = { kind: 'order', name: 'Order', reads: ORDER.read }
