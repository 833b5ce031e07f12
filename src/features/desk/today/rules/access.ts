import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'

/** What waits for a person. Each role finds the work that it may do. */
export const TODAY = actions('today', {
  read: STAFF,
  assign: STAFF,
})
