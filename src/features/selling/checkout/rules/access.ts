import type { EntryKind } from '#features/partners/customers/rules/timeline.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const CHECKOUT_LIMITS = defineLimits({
  'order-network': {
    what: 'orders',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  'order-mailbox': {
    what: 'orders',
    per: 'mailbox',
    points: 5,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  'large-order': {
    what: 'orders of more than 20 units of a product or $25,000',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'wait',
    isBuying: true,
  },
})

/** An order in the history of its customer. */
export const ORDER_ENTRY: EntryKind = { kind: 'order', name: 'Order', reads: ORDER.read }
