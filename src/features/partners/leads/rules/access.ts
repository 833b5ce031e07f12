import { actions, SELLERS, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** Leads of our own shop: people who asked to be called. */
export const LEAD = actions('leads', {
  read: STAFF,
  work: SELLERS,
})

export const LEAD_LIMITS = defineLimits({
  'lead-network': {
    what: 'requests for a call or an answer',
    per: 'network',
    points: 5,
    seconds: HOUR,
    whenReached: 'proof',
  },
  'lead-phone': { what: 'requests for a call', per: 'phone', points: 5, seconds: HOUR, whenReached: 'wait' },
})
