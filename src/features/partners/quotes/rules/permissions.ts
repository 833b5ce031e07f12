import {
  ADMINS,
  actions,
  PARTNERS,
  PARTNERS_AND_STAFF,
  SELLERS,
} from '#features/people/accounts/rules/actions.ts'

export const QUOTE = actions('quotes', {
  read: PARTNERS_AND_STAFF,
  write: PARTNERS,
  send: PARTNERS,
  // Another person than the author: see `deskActions`.
  approve: ADMINS,
  honor: SELLERS,
})
