import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** The order page of staff. What each role may change there stands with orders, returns and damage. */
export const ORDER_DESK = actions('order-desk', {
  read: STAFF,
  note: STAFF,
  mail: STAFF,
})

export const MAIL_LIMITS = defineLimits({
  'order-mail-again': {
    what: 'mails about one order that staff send again',
    per: 'order',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
})

export const BULK_LIMITS = defineLimits({
  'bulk-orders': {
    what: 'runs that ship or deliver up to 500 orders',
    per: 'account',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
