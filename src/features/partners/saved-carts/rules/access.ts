import { actions, PARTNERS } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const CART = actions('carts', {
  read: PARTNERS,
  write: PARTNERS,
})

export const SAVED_CART_LIMITS = defineLimits({
  'cart-save': { what: 'saved carts', per: 'account', points: 100, seconds: HOUR, whenReached: 'wait' },
})

/** A saved cart in the history of its customer. */
export const CART_ENTRY = { kind: 'cart', name: 'Cart', reads: CART.read } as const
