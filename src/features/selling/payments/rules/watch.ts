import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import type { AttemptStatus } from './attempt.ts'

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
