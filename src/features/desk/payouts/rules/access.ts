import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** What providers paid out and what they kept as fees, by their own settlement reports. */
export const PAYOUT = actions('payouts', { read: OPERATIONS, write: OPERATIONS })

export const PAYOUT_LIMITS = defineLimits({
  'settlement-report': {
    what: 'settlement reports that a member of staff uploads',
    per: 'account',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'payout-match': {
    what: 'payouts that a member of staff matches again',
    per: 'account',
    points: 120,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
