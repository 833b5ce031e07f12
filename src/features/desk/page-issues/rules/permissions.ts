import { actions, PARTNERS_AND_STAFF, STAFF } from '#features/people/accounts/rules/actions.ts'

export const ISSUE = actions('issues', {
  report: PARTNERS_AND_STAFF,
  read: PARTNERS_AND_STAFF,
  work: STAFF,
})
