import {
  actions,
  BUYERS_AND_STAFF,
  OPERATIONS,
  PARTNERS,
  PARTNERS_AND_STAFF,
} from '#features/people/accounts/rules/actions.ts'

export const ORDER = actions('orders', {
  read: BUYERS_AND_STAFF,
  'receive-payment': OPERATIONS,
  approve: OPERATIONS,
  ship: OPERATIONS,
  deliver: OPERATIONS,
  cancel: { shopper: 'own', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  // People who may not cancel an order ask operations to do it.
  'ask-cancel': PARTNERS_AND_STAFF,
  'call-off': OPERATIONS,
  // An administrator approves large refunds of others but makes no refund: a large refund takes two people.
  refund: { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'none' },
})

export const PARTNER_ORDER = actions('partner-orders', {
  place: PARTNERS,
})
