import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const FEEDBACK_LIMITS = defineLimits({
  'contractor-feedback': {
    what: 'feedback about installers',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'proof',
  },
})
