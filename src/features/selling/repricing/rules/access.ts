import { ADMINS, actions, SELLERS } from '#features/people/accounts/rules/actions.ts'

/** What a member of staff changes about the price of an order. */
export const REPRICING = actions('orders', {
  reprice: SELLERS,
  'approve-price': ADMINS,
  'tax-override': SELLERS,
  'shipping-override': SELLERS,
})
