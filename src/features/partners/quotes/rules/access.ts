import type { EntryKind } from '#features/partners/customers/rules/timeline.ts'
import {
  ADMINS,
  actions,
  OPERATIONS,
  PARTNERS,
  PARTNERS_AND_STAFF,
  SELLERS,
} from '#features/people/accounts/rules/actions.ts'
import { DAY, defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const QUOTE = actions('quotes', {
  read: PARTNERS_AND_STAFF,
  write: PARTNERS,
  send: PARTNERS,
  // Another person than the author: see `deskActions`.
  approve: ADMINS,
  honor: SELLERS,
  // What is added to an order, at the prices of the server: those who change orders type no price.
  'for-order': OPERATIONS,
})

/** How often quotes are priced, and what their writers and customers send. */
export const QUOTE_LIMITS = defineLimits({
  'quote-price': {
    what: 'quotes priced or saved at the desk',
    per: 'account',
    points: 900,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'quote-mail': {
    what: 'quotes, answers and new links for customers',
    per: 'account',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
    isBuying: true,
  },
  'quote-mail-to': {
    what: 'quotes sent or opened again',
    per: 'mailbox',
    points: 5,
    seconds: DAY,
    whenReached: 'wait',
    isBuying: true,
  },
  'quote-answer-to': {
    what: 'answers of a consultant',
    per: 'mailbox',
    points: 20,
    seconds: DAY,
    whenReached: 'wait',
    isBuying: true,
  },
  'quote-word': {
    what: 'comments, answers and new requests of customers about quotes',
    per: 'network',
    points: 30,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'quote-word-to': {
    what: 'comments, answers and new requests of customers about quotes',
    per: 'mailbox',
    points: 60,
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
})

/** A quote in the history of its customer. */
export const QUOTE_ENTRY: EntryKind = { kind: 'quote', name: 'Quote', reads: QUOTE.read }
