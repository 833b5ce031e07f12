import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

/** `read`: what the store sold, returned and delivered; its margin takes `COST` too. `acts`: who did what. */
export const FIGURE = actions('figures', {
  read: OPERATIONS,
  acts: OPERATIONS,
})
