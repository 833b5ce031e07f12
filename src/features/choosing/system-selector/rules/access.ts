import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const SELECTOR_LIMITS = defineLimits({
  'selector-from': {
    what: 'quotes and questions sent from the system selector',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'selector-to': {
    what: 'quotes sent from the system selector',
    per: 'mailbox',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
