import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'

/** Who sees what a product costs us. */
export const COST = actions('cart', {
  'internal-figures': STAFF,
})
