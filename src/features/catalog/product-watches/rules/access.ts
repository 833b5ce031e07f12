import { DAY, defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const WATCH_LIMITS = defineLimits({
  'product-watch': {
    what: 'alerts about prices and stock',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'product-watch-to': {
    what: 'alerts about prices and stock',
    per: 'mailbox',
    points: 10,
    seconds: DAY,
    whenReached: 'wait',
  },
})
