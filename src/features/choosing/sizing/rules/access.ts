import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const SIZING_LIMITS = defineLimits({
  'sizing-from': {
    what: 'sizing results sent by mail',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'sizing-to': {
    what: 'sizing results sent by mail',
    per: 'mailbox',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
