import type { EventActor } from '#features/people/accounts/rules/actor.ts'

/** A change to an order: which one and when. Who makes it is in the permission that comes with it. */
export interface OrderChange {
  orderId: string
  now: Date
  /** the version of the order that the person saw; undefined: any, as from the command line */
  seen?: number | undefined
}

/** A change whose permission was checked, with the actor for the order's history. */
export interface RecordedChange extends OrderChange {
  actor: EventActor
}

export type NoOrder = { kind: 'refused'; reason: 'no_such_order' }
export const NO_ORDER: NoOrder = { kind: 'refused', reason: 'no_such_order' }
