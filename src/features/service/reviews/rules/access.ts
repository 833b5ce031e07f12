import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const REVIEW = actions('reviews', {
  read: STAFF,
  decide: OPERATIONS,
})

export const REVIEW_LIMITS = defineLimits({
  submission: {
    what: 'reviews and questions',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
