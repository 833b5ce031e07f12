import { actions, ONLY_CONTRACTORS, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'

/** What homeowners read of installers, and their feedback. */
export const CONTRACTOR = actions('contractors', {
  read: STAFF,
  write: OPERATIONS,
  // What a company says of itself; staff check it before homeowners see it.
  'write-own': ONLY_CONTRACTORS,
  decide: OPERATIONS,
})
