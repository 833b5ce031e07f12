import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const REVIEW_LIMITS = defineLimits({
  submission: {
    what: 'reviews and questions',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
