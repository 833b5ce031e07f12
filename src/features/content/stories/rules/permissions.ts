import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'

export const STORY = actions('stories', {
  read: STAFF,
  decide: OPERATIONS,
})
