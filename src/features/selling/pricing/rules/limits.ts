import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const COUPON_LIMITS = defineLimits({
  coupon: { what: 'wrong discount codes', per: 'network', points: 20, seconds: HOUR, whenReached: 'wait' },
})
