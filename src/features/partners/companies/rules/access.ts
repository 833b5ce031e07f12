import { ADMINS, actions } from '#features/people/accounts/rules/actions.ts'

/** To make a company, or to close one. */
export const COMPANIES = actions('companies', {
  write: ADMINS,
})
