import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const MAIL_CHOICE_LIMITS = defineLimits({
  'mail-choice': {
    what: 'addresses that stop mail',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
