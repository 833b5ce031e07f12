import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const BANK_LIMITS = defineLimits({
  'bank-link': {
    what: 'calls about a sign-in to a bank; one sign-in takes three',
    per: 'network',
    points: 45,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
})
