import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

/** What the warehouse prints for an order. */
export const PAPER = actions('order-papers', {
  print: OPERATIONS,
})
