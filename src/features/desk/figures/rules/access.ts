import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

/** What the store sold, returned and delivered. No figure of it says what a product costs us. */
export const FIGURE = actions('figures', {
  read: OPERATIONS,
})
