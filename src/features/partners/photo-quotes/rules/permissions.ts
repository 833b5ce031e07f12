import { actions, SELLERS, STAFF } from '#features/people/accounts/rules/actions.ts'

/** Photos of homes are for the store's own staff. */
export const PHOTO_QUOTE = actions('photo-quotes', {
  read: STAFF,
  work: SELLERS,
})
