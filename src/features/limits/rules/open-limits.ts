import { HOUR, type LimitRow } from './limit-row.ts'

/** Limits on what anybody may ask without a name. */
export const OPEN_LIMITS = {
  'mail-choice': {
    what: 'addresses that stop mail',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
  assistant: {
    what: 'requests of assistants',
    per: 'network',
    points: 1_200,
    seconds: HOUR,
    whenReached: 'wait',
  },
} as const satisfies Record<string, LimitRow>
