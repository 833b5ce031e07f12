import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const FULFILMENT_LIMITS = defineLimits({
  'order-summary': {
    what: 'summaries sent by mail',
    per: 'order',
    points: 3,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'damage-report': { what: 'damage reports', per: 'network', points: 10, seconds: HOUR, whenReached: 'wait' },
})
