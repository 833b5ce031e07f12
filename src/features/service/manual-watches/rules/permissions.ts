import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'

/** Shoppers who wait for a changed manual. */
export const MANUAL_WATCH = actions('manual-watches', {
  read: STAFF,
})
