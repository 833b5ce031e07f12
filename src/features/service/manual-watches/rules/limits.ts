import { DAY, defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const MANUAL_WATCH_LIMITS = defineLimits({
  'manual-watch': {
    what: 'alerts about manuals',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'manual-watch-to': {
    what: 'alerts about manuals',
    per: 'mailbox',
    points: 10,
    seconds: DAY,
    whenReached: 'wait',
  },
})
