import {
  ADMINS,
  actions,
  OPERATIONS,
  PARTNERS,
  PARTNERS_AND_STAFF,
} from '#features/people/accounts/rules/actions.ts'

/** A contractor's own rows are those of the company. */
export const CUSTOMER = actions('customers', {
  read: PARTNERS_AND_STAFF,
  write: PARTNERS,
})

export const PROJECT = actions('projects', {
  read: PARTNERS_AND_STAFF,
  write: PARTNERS,
})

/** Saved views of lists that all staff see. Whoever shared one may remove it, too. */
export const VIEW = actions('views', {
  share: OPERATIONS,
  'remove-shared': ADMINS,
})
