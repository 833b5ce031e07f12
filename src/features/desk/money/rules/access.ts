import { ADMINS, actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

/** The books of the store: journal, tax and the close of each day. */
export const MONEY = actions('money', {
  read: OPERATIONS,
  close: OPERATIONS,
  reopen: ADMINS,
  'mail-statements': OPERATIONS,
})
