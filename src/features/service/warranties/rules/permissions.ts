import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'

export const WARRANTY = actions('warranties', {
  read: STAFF,
  file: OPERATIONS,
})
