import { ADMINS, actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

export const STORE_FACTS = actions('store-facts', {
  read: OPERATIONS,
  change: ADMINS,
})
