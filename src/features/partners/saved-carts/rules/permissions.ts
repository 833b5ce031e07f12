import { actions, PARTNERS } from '#features/people/accounts/rules/actions.ts'

export const CART = actions('carts', {
  read: PARTNERS,
  write: PARTNERS,
})
