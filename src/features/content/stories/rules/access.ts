import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const STORY = actions('stories', {
  read: STAFF,
  decide: OPERATIONS,
})

export const STORY_LIMITS = defineLimits({
  story: {
    what: 'stories that customers send in',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'proof',
  },
})
