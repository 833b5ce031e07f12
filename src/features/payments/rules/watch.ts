import type { AttemptStatus } from './attempt.ts'

export type Followed = 'arrived' | 'authorized' | 'refused' | 'taken_back' | 'wait'

/**
 * What the provider's state of a charge means for one that was accepted and whose money was still to come. Only ever forward: money
 * that has arrived may still be taken back by a bank, and nothing makes it come again. `settlesLater`: it is here only once settled.
 */
export function decideFollow(
  ours: AttemptStatus,
  theirs: string | undefined,
  settlesLater: boolean,
): Followed {
  const isGone = theirs === 'declined' || theirs === 'failed'
  if (ours !== 'pending') return isGone ? 'taken_back' : 'wait'
  if (isGone || theirs === 'voided' || theirs === 'expired') return 'refused'
  if (theirs === 'settled' || (theirs === 'captured' && !settlesLater)) return 'arrived'
  return theirs === 'authorized' && !settlesLater ? 'authorized' : 'wait'
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A consumer may tell the bank for 60 days after the statement that a debit was not hers (NACHA return code R10); with the days before the statement. */
const RETURN_DAYS = 90

/** When to ask again: hourly while the money is on its way, daily while a bank may take it back, then never. Notices of the provider are quicker. */
export function nextFollowAt(status: AttemptStatus, madeAt: Date, now: Date): Date | null {
  if (status === 'pending') return new Date(now.getTime() + HOUR_MS)
  return now.getTime() - madeAt.getTime() < RETURN_DAYS * DAY_MS ? new Date(now.getTime() + DAY_MS) : null
}
