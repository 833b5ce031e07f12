import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** Who sees what a product costs us. `docs/portal.md` lists each answer that carries a cost. */
export const COST = actions('costs', {
  read: STAFF,
})

export const COUPON_LIMITS = defineLimits({
  coupon: { what: 'wrong discount codes', per: 'network', points: 20, seconds: HOUR, whenReached: 'wait' },
})
