import { actions, SELLERS, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** Photos of homes are for the store's own staff. */
export const PHOTO_QUOTE = actions('photo-quotes', {
  read: STAFF,
  work: SELLERS,
})

export const PHOTO_LIMITS = defineLimits({
  'photo-upload': {
    what: 'photos sent for a quote',
    per: 'network',
    points: 120,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'photo-challenge': {
    what: 'challenges of the captcha',
    per: 'network',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'photo-quote': {
    what: 'requests for a quote by photo',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'photo-quote-to': {
    what: 'requests for a quote by photo',
    per: 'mailbox',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'photo-unproved': {
    what: 'requests for a quote by photo without a solved captcha',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'proof',
  },
})
