import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { Cents } from '#lib/money.ts'

/** States of one try to pay. */
const ATTEMPT_STATUSES = [
  'processing',
  'authorized',
  'capture_requested',
  'captured',
  'pending',
  'settled',
  'declined',
  'failed',
  'unknown',
  'voided',
  'expired',
  'refunded',
  'partially_refunded',
  'disputed',
  'returned',
] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** Ended without money. The unique index `payment_attempt_live` has the same list. */
const OVER_STATUSES: readonly AttemptStatus[] = ['declined', 'failed', 'voided', 'expired']
/**
 * The outcome is not known: the order neither expires nor takes another payment. Only these statuses take the
 * provider's answer to the first call.
 */
export const OPEN_STATUSES: readonly AttemptStatus[] = ['processing', 'unknown']

export const isOver = (status: AttemptStatus): boolean => OVER_STATUSES.includes(status)
export const isOpen = (status: AttemptStatus): boolean => OPEN_STATUSES.includes(status)
/** The attempt is live: no other attempt may start on the order beside it. */
export const isLiveAttempt = (status: AttemptStatus): boolean => !isOver(status)

/** Card testers try many cards on one order; a buyer who mistypes does not need more than this. */
const MAX_TRIES_AN_HOUR = 5

export interface PastAttempt {
  id: string
  status: AttemptStatus
  referenceHash: string | null
  createdAt: Date
}

type AttemptDecision =
  | { kind: 'start' }
  | { kind: 'repeat'; attemptId: string }
  | { kind: 'refuse'; reason: 'order_closed' | 'too_many_tries' }

/**
 * Whether a payment may start on this order: a resend finds its own attempt, a live attempt answers for all
 * others.
 */
export function decideAttempt(
  order: { state: string },
  attempts: readonly PastAttempt[],
  referenceHash: string,
  now: Date,
): AttemptDecision {
  const same = attempts.find((attempt) => attempt.referenceHash === referenceHash)
  const live = attempts.find((attempt) => !isOver(attempt.status))
  const answering = live ?? same
  if (answering) return { kind: 'repeat', attemptId: answering.id }
  if (order.state !== 'pending') return { kind: 'refuse', reason: 'order_closed' }
  const recent = attempts.filter((attempt) => now.getTime() - attempt.createdAt.getTime() < HOUR_MS)
  return recent.length >= MAX_TRIES_AN_HOUR ? { kind: 'refuse', reason: 'too_many_tries' } : { kind: 'start' }
}

const SECOND = 1_000
// Nothing stays in between for longer than five minutes after a provider is back (quality-bars I15).
const BACKOFF_MS = [5 * SECOND, 30 * SECOND, 120 * SECOND, 240 * SECOND]
// Waits between tries of a call that the provider is not ready for, such as a refund before the sale has
// settled. Each wait is longer than the one before.
const PATIENT_BACKOFF_MS = [...BACKOFF_MS, 600 * SECOND, 3_600 * SECOND]

const after = (waits: readonly number[], checks: number, now: Date): Date =>
  new Date(now.getTime() + waits[Math.min(checks, waits.length - 1)]!)

/** When to ask the provider again about the outcome of a call, after `checks` questions without an answer. */
export const nextCheckAt = (checks: number, now: Date): Date => after(BACKOFF_MS, checks, now)

/** When to retry a call that was refused for now, after `checks` tries. */
export const nextTryAt = (checks: number, now: Date): Date => after(PATIENT_BACKOFF_MS, checks, now)

export type ArrivalChange = 'arrived' | 'authorized' | 'refused' | 'taken_back' | 'wait'

/**
 * The meaning of a charge's status for a payment that was accepted before its money arrived. It only moves
 * forward: a bank may still return money that has arrived, and then it never arrives again. `settlesLater`:
 * the money has arrived only when the charge is settled.
 */
export function decideArrival(
  ours: AttemptStatus,
  theirs: string | undefined,
  settlesLater: boolean,
): ArrivalChange {
  const isGone = theirs === 'declined' || theirs === 'failed'
  if (ours !== 'pending') return isGone ? 'taken_back' : 'wait'
  if (isGone || theirs === 'voided' || theirs === 'expired') return 'refused'
  if (theirs === 'settled' || (theirs === 'captured' && !settlesLater)) return 'arrived'
  return theirs === 'authorized' && !settlesLater ? 'authorized' : 'wait'
}

/**
 * A consumer may tell the bank for 60 days after the statement that a debit was unauthorized (NACHA return
 * code R10); with the days before the statement.
 */
const RETURN_DAYS = 90

/**
 * When to ask again: hourly until the money arrives, daily while a bank may return it, then never. Notices of
 * the provider are quicker.
 */
export function nextWatchAt(status: AttemptStatus, madeAt: Date, now: Date): Date | null {
  if (status === 'pending') return new Date(now.getTime() + HOUR_MS)
  return now.getTime() - madeAt.getTime() < RETURN_DAYS * DAY_MS ? new Date(now.getTime() + DAY_MS) : null
}

/** The facts of a charge at the provider that the rule reads. */
export interface FoundCharge {
  chargeId: string
  isLive: boolean
  isRefused: boolean
  amount: Cents
  currency: string
}

type LookupDecision<C> =
  | { kind: 'approved'; keep: C; voids: readonly C[] }
  /** live charges exist, but none has our amount, so all are voided */
  | { kind: 'wrong_amount'; voids: readonly C[] }
  | { kind: 'declined' }
  | { kind: 'none' }
  | { kind: 'wait' }

/**
 * Settles an attempt whose answer was lost. It keeps the first live charge of the right amount and voids all
 * other live ones. An answer without charges counts only `graceMs` after the call, because a provider may
 * show a charge late.
 */
export function settleLookup<C extends FoundCharge>(
  charges: readonly C[],
  attempt: { amount: Cents; createdAt: Date },
  now: Date,
  graceMs: number,
): LookupDecision<C> {
  const live = charges.filter((charge) => charge.isLive)
  const keep = live.find(
    (charge) => charge.amount === attempt.amount && charge.currency === merchant().currency,
  )
  if (keep) return { kind: 'approved', keep, voids: live.filter((charge) => charge !== keep) }
  if (live.length > 0) return { kind: 'wrong_amount', voids: live }
  if (now.getTime() - attempt.createdAt.getTime() < graceMs) return { kind: 'wait' }
  return charges.some((charge) => charge.isRefused) ? { kind: 'declined' } : { kind: 'none' }
}
