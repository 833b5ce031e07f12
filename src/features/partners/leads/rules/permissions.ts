import { actions, SELLERS, STAFF } from '#features/people/accounts/rules/actions.ts'

/** Leads of our own shop: people who asked to be called. */
export const LEAD = actions('leads', {
  read: STAFF,
  work: SELLERS,
})
