import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'

/** What buyers answered after their delivery. */
export const SURVEY = actions('surveys', {
  read: STAFF,
})
