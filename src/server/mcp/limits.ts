import { defineLimits, HOUR, MINUTE } from '#platform/limits/rules/limit.ts'

/** How often assistants ask, from one network. */
export const ASSISTANT_LIMITS = defineLimits({
  assistant: {
    what: 'requests of assistants',
    per: 'network',
    points: 1_200,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'assistant-minute': {
    what: 'requests of assistants',
    per: 'network',
    points: 60,
    seconds: MINUTE,
    whenReached: 'wait',
  },
})
