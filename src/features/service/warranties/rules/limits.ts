import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const WARRANTY_LIMITS = defineLimits({
  warranty: {
    what: 'units that owners register for the warranty',
    per: 'network',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
