import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'

export const PRICE_LIST = actions('price-lists', {
  read: STAFF,
  write: OPERATIONS,
  /** changes what the public pays */
  publish: OPERATIONS,
})
