import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

export const STORE_FACTS = actions('store-facts', {
  change: OPERATIONS,
})
