import {
  ADMINS,
  actions,
  BUYERS_AND_STAFF,
  OPERATIONS,
  PARTNERS,
  PARTNERS_AND_STAFF,
  STAFF,
} from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const ORDER = actions('orders', {
  read: BUYERS_AND_STAFF,
  'receive-payment': OPERATIONS,
  approve: OPERATIONS,
  ship: OPERATIONS,
  deliver: OPERATIONS,
  edit: OPERATIONS,
  cancel: { shopper: 'own', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  // People who may not cancel an order ask operations to do it.
  'ask-cancel': PARTNERS_AND_STAFF,
  'refuse-cancel': OPERATIONS,
  // Sales hear first that a buyer is away or that an order looks like fraud.
  hold: STAFF,
  'call-off': OPERATIONS,
  // An administrator approves large refunds of others but makes no refund: a large refund takes two people.
  refund: { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'none' },
  'approve-refund': ADMINS,
})

export const PARTNER_ORDER = actions('partner-orders', {
  place: PARTNERS,
})

/** Guesses at orders, and mails of orders that are not paid. */
export const ORDER_LIMITS = defineLimits({
  order: {
    what: 'wrong postal codes for one order or one search of quotes',
    per: 'order and network',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'order-all': {
    what: 'wrong postal codes for one order or one search of quotes, from all addresses',
    per: 'order',
    points: 20,
    seconds: HOUR,
    whenReached: { instead: 'an address gets one try at this order instead of five' },
  },
  address: {
    what: 'wrong order numbers, searches of quotes and postal codes',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'first-mail': {
    what: 'first mails of orders by check',
    per: 'mailbox',
    points: 1,
    seconds: 900,
    whenReached: { instead: 'later orders wait, and one mail names them all' },
  },
})
