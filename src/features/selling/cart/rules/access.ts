import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const CART_LIMITS = defineLimits({
  'cart-from': { what: 'carts sent by mail', per: 'network', points: 10, seconds: HOUR, whenReached: 'wait' },
  'cart-to': { what: 'carts sent by mail', per: 'mailbox', points: 5, seconds: HOUR, whenReached: 'wait' },
})
