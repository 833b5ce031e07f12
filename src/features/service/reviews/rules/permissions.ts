import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'

export const REVIEW = actions('reviews', {
  read: STAFF,
  decide: OPERATIONS,
})
