import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const WARRANTY = actions('warranties', {
  read: STAFF,
  file: OPERATIONS,
})

export const WARRANTY_LIMITS = defineLimits({
  warranty: {
    what: 'units that owners register for the warranty',
    per: 'network',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
