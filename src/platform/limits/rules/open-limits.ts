import { DAY, HOUR, type LimitRow, MINUTE } from './limit-row.ts'

/** Limits on what visitors may ask without signing in. */
export const OPEN_LIMITS = {
  'mail-choice': {
    what: 'addresses that stop mail',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'contractor-feedback': {
    what: 'feedback about installers',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'proof',
  },
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
  warranty: {
    what: 'units that owners register for the warranty',
    per: 'network',
    points: 60,
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
  'assistant-minute': {
    what: 'requests of assistants',
    per: 'network',
    points: 60,
    seconds: MINUTE,
    whenReached: 'wait',
  },
} as const satisfies Record<string, LimitRow>
