import { DAY_MS } from '#lib/dates.ts'
import { choice, choiceOr, listQuery, rowId, WHOSE, words } from '#platform/lists/rules/query.ts'

export const QUOTE_STATES = [
  'draft',
  'in_review',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'withdrawn',
] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

export const QUOTE_SOURCES = [
  'portal',
  'selector',
  'cart',
  'photo',
  'chat',
  'load',
  'duplicate',
  'order',
] as const
export type QuoteSource = (typeof QUOTE_SOURCES)[number]

/** The columns of a quote that decide its state. */
export interface QuoteStatus {
  state: QuoteState
  sentVersion: number | null
  /** the sent version can be accepted while it is valid */
  isOpen: boolean
  validUntil: Date | null
  sentAt: Date | null
  viewedAt: Date | null
  acceptedAt: Date | null
}

/** How long a new quote is valid, unless its consultant says otherwise. */
export const VALID_DAYS = 30
/** The longest that a quote can be valid: prices of makers move within a season. Our decision, 2026-11-23. */
export const MOST_VALID_DAYS = 120
/** A quote ends soon when this many days or fewer are left. */
export const SOON_DAYS = 7
export const QUOTE_ENDS = ['soon', 'ended'] as const
export type QuoteEnd = (typeof QUOTE_ENDS)[number]
/** Quotes that a customer got and has not answered, also those whose last day is over. */
export const UNANSWERED = ['sent', 'viewed', 'expired'] as const satisfies readonly QuoteState[]
/** The reminder is sent this long before a quote expires. */
export const REMINDER_DAYS = 3
/**
 * The customer's data in a quote is deleted when nothing has changed in it for this long. Our decision,
 * 2026-11-23.
 */
export const FORGET_DAYS = 730
/** An accepted quote keeps its prices at least this long for payment. Our decision, 2026-11-23. */
const PAY_DAYS = 7

const isOver = (validUntil: Date | null, now: Date): boolean => validUntil !== null && validUntil <= now

/** The state that holds now. A quote expires by time; the job only writes it down later. */
export const stateNow = (
  { state, validUntil }: Pick<QuoteStatus, 'state' | 'validUntil'>,
  now: Date,
): QuoteState => ((state === 'sent' || state === 'viewed') && isOver(validUntil, now) ? 'expired' : state)

/** Whether the sent version can be accepted now; also while a consultant works on the next one. */
export const isAcceptable = ({ isOpen, validUntil, state }: QuoteStatus, now: Date): boolean =>
  isOpen && !isOver(validUntil, now) && ['sent', 'viewed', 'draft', 'in_review', 'approved'].includes(state)

/** Until when an accepted quote is paid at its prices. */
export const pricesHoldUntil = ({
  validUntil,
  acceptedAt,
}: Pick<QuoteStatus, 'validUntil' | 'acceptedAt'>): Date => {
  const paid = acceptedAt === null ? 0 : acceptedAt.getTime() + PAY_DAYS * DAY_MS
  return new Date(Math.max(validUntil?.getTime() ?? 0, paid))
}

export const SHOPPER_STATES = [
  'waiting',
  'ready',
  'changed',
  'accepted',
  'expired',
  'declined',
  'ordered',
] as const
export type ShopperState = (typeof SHOPPER_STATES)[number]

/** What a customer sees of the state; undefined: the quote is not theirs to see (404). */
export function shopperState(quote: QuoteStatus, now: Date): ShopperState | undefined {
  const state = stateNow(quote, now)
  if (quote.sentVersion === null || state === 'withdrawn') return undefined
  if (state === 'accepted' || state === 'ordered' || state === 'declined' || state === 'expired') return state
  if (!quote.isOpen) return 'waiting'
  if (isOver(quote.validUntil, now)) return 'expired'
  const isNew = quote.viewedAt === null || (quote.sentAt !== null && quote.viewedAt < quote.sentAt)
  return quote.sentVersion > 1 && isNew ? 'changed' : 'ready'
}

/**
 * What the list of quotes can be asked for. `search`: a number, or words of the customer's name, email
 * address or phone. `ends`: unanswered quotes with seven days or fewer left, the first to end first, or
 * those whose last day is over, the last to end first; such a list has this order. `whose`: all, or the
 * caller's own.
 */
export const QUOTE_LIST = listQuery({
  filters: {
    search: words(100),
    state: choice(QUOTE_STATES),
    ends: choice(QUOTE_ENDS),
    whose: choiceOr('all', WHOSE, { was: 'mine', says: { true: 'mine', false: 'all' } }),
    customerID: rowId({ was: 'customer' }),
    leadID: rowId(),
  },
  sorts: ['changed', 'total'],
})
