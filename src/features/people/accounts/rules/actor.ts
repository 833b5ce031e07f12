import { day, listQuery, rowId, words } from '#platform/lists/rules/query.ts'
/**
 * A buyer. Buyers do not sign in, so all we know of one is which order they may see, and how they proved it.
 */
export interface Shopper {
  kind: 'shopper'
  recognized?: RecognizedFor
}

interface RecognizedFor {
  orderId: string
  /** the signed cookie of the browser that placed the order, or its order number with its postal code */
  by: 'cookie' | 'postal-code'
}

/** A contractor in the history of an order; `id` is the account. */
interface ContractorMember {
  kind: 'contractor'
  id: number
}

/** A contractor who acts now: buys for customers and sees what belongs to the company. */
export interface Contractor extends ContractorMember {
  companyId: number
  name: string
  /** the session of this request; money moves only while it lives */
  session?: number
}

const STAFF_ROLES = ['sales', 'operations', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A member of staff in the history of an order. */
interface StaffMember {
  kind: 'staff'
  name: string
}

/** A member of staff who acts now, with the role that decides their permissions. */
export interface Staff extends StaffMember {
  role: StaffRole
  /** the account of a member who signed in; the command line has none */
  id?: number
  /** the session of this request; money moves only while it lives */
  session?: number
}

/** A person who asks the store for something. */
export type Actor = Shopper | Contractor | Staff

/** A job, a payment provider or a carrier. It asks for nothing, but it appears in the history of orders. */
export interface System {
  kind: 'system'
  name: string
}

/**
 * The actor of an event in an order's history. It has no role, because an old event must not give a
 * permission.
 */
export type EventActor = Shopper | ContractorMember | StaffMember | System

export const BUYER: Shopper = { kind: 'shopper' }
export const PROVIDER: System = { kind: 'system', name: 'provider' }
export const RECONCILIATION: System = { kind: 'system', name: 'reconciliation' }
export const EXPIRY_JOB: System = { kind: 'system', name: 'expiry' }
export const NIGHT_JOB: System = { kind: 'system', name: 'night' }

/** The name of an actor who signed in, as we show it; '' for a buyer. */
export const actorName = (actor: Actor): string => ('name' in actor ? actor.name : '')

/** An actor as the text of a row: "buyer", "contractor 17", "staff ann"; a system by its name alone. */
export function writeActor(actor: EventActor): string {
  switch (actor.kind) {
    case 'shopper':
      return 'buyer'
    case 'contractor':
      return `contractor ${actor.id}`
    case 'staff':
      return `staff ${actor.name}`
    case 'system':
      return actor.name
  }
}

/** Reads what `writeActor` wrote. */
export function readActor(text: string): EventActor {
  if (text === 'buyer') return BUYER
  const [, kind, name = ''] = /^(contractor|staff) (.*)$/.exec(text) ?? []
  if (kind === 'contractor') return { kind, id: Number(name) }
  return kind === 'staff' ? { kind, name } : { kind: 'system', name: text }
}

const PLAIN_WORD = /^[\w .-]*$/

/** What the audit log can be asked for. Days are days of the store. */
export const AUDIT_LIST = listQuery({
  filters: {
    actor: rowId(),
    entity: words(60, { fits: PLAIN_WORD }),
    entityId: words(60, { fits: PLAIN_WORD }),
    from: day(),
    to: day(),
  },
})

/** What the security events can be asked for. `who`: a keyed digest of a network, a mailbox or a card. */
export const EVENT_LIST = listQuery({
  filters: { kind: words(60, { fits: PLAIN_WORD }), who: words(100, { fits: /^[\w+/=.-]*$/ }) },
})

/** What the list of people can be asked for. */
export const USER_LIST = listQuery({ filters: { company: rowId() } })
