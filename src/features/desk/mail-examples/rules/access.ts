import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'

/** Examples of the mails that the store sends. */
export const MAIL = actions('mails', {
  read: STAFF,
})
