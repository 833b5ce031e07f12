import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const SAVED_CART_LIMITS = defineLimits({
  'cart-save': { what: 'saved carts', per: 'account', points: 100, seconds: HOUR, whenReached: 'wait' },
})
