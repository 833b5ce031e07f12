import { actions, ONLY_CONTRACTORS, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** What homeowners read of installers, and their feedback. */
export const CONTRACTOR = actions('contractors', {
  read: STAFF,
  write: OPERATIONS,
  // What a company says of itself; staff check it before homeowners see it.
  'write-own': ONLY_CONTRACTORS,
  decide: OPERATIONS,
})

export const FEEDBACK_LIMITS = defineLimits({
  'contractor-feedback': {
    what: 'feedback about installers',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'proof',
  },
})
