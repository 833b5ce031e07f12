import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

export const CREDIT = actions('credit', {
  write: OPERATIONS,
})
