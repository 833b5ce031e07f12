import { addDays, type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { choice, choiceOr, listQuery } from '#platform/lists/rules/query.ts'

/** How people ask us for a call: the expert popup, photos, a load, a quote request, a message of the chat. */
export const LEAD_KINDS = ['expert', 'photo', 'load', 'quote-request', 'chat'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** open: no person has it. claimed: one person has it. called: the call or answer was made. */
export const LEAD_STATES = ['open', 'claimed', 'called', 'closed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** How a call ended. The last one closes a lead without a call. */
export const OUTCOMES = ['reached', 'left-message', 'no-answer', 'wrong-number', 'no-call'] as const
export type CallOutcome = (typeof OUTCOMES)[number]

/** The lists of leads that the desk shows. */
const LEAD_FILTERS = ['waiting', 'mine', 'called', 'closed', 'all'] as const
const LEAD_SORTS = ['promise', 'received', 'name'] as const

/** Promises of this many days count for the figures of the desk. */
export const FIGURE_DAYS = 30

/** The version of the consent text that the forms show; stored with each lead. */
export const CONSENT_VERSION = 'call-back-2026-11'

/** A lead with its name and phone is deleted this many days after it came. Our own choice, 2026-11. */
export const KEPT_DAYS = 365

export const deletionDay = (receivedAt: Date): Day => addDays(inStoreZone(receivedAt).day, KEPT_DAYS)

/** "L-000042": how people name a lead. */
export const leadReference = (id: number): string => `L-${String(id).padStart(6, '0')}`

interface PromiseFacts {
  promisedAt: Date
  calledAt: Date | null
  state: LeadState
}

/** What became of the promise to call. A lead that was closed without a call needed none. */
type PromiseState = 'waiting' | 'overdue' | 'kept' | 'late' | 'none'

export function promiseState({ promisedAt, calledAt, state }: PromiseFacts, now: Date): PromiseState {
  if (calledAt !== null) return calledAt <= promisedAt ? 'kept' : 'late'
  if (state === 'closed') return 'none'
  return now <= promisedAt ? 'waiting' : 'overdue'
}

/** A mail warns the team this many minutes before the promised time. */
export const WARN_MINUTES = 15

/** The longest texts of a lead, in characters. */
export const MOST = { name: 120, comments: 4_000, url: 2_000, phone: 14, email: 254, note: 2_000 } as const

/** What the list of leads can be asked for. */
export const LEAD_LIST = listQuery({
  filters: { show: choiceOr('waiting', LEAD_FILTERS), kind: choice(LEAD_KINDS) },
  sorts: LEAD_SORTS,
})
