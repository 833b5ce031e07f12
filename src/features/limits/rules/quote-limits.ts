import { HOUR, type LimitRow } from './limit-row.ts'

/** Limits on what customers write about quotes. */
export const QUOTE_LIMITS = {
  'quote-word': {
    what: 'comments, answers and new requests of customers about quotes',
    per: 'network',
    points: 30,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'quote-ask': {
    what: 'carts sent to a consultant for a quote',
    per: 'network',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
} as const satisfies Record<string, LimitRow>
