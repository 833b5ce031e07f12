import { ADMINS, actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, MINUTE } from '#platform/limits/rules/limit.ts'

export const STORE_FACTS = actions('store-facts', {
  read: OPERATIONS,
  change: ADMINS,
  /** calls a provider to see whether it answers */
  test: OPERATIONS,
})

export const STORE_FACTS_LIMITS = defineLimits({
  'provider-test': {
    what: 'test calls of providers',
    per: 'account',
    points: 30,
    seconds: MINUTE,
    whenReached: 'wait',
  },
})
