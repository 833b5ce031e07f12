import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'

/** The order page of staff. What each role may change there stands with orders, returns and damage. */
export const ORDER_DESK = actions('order-desk', {
  read: STAFF,
})
