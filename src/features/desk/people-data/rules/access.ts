import { ADMINS, actions } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** What the store knows of a person, for the person who asks. */
export const PEOPLE_DATA = actions('people-data', {
  read: ADMINS,
  export: ADMINS,
  erase: ADMINS,
})

export const PEOPLE_DATA_LIMITS = defineLimits({
  'person-search': {
    what: 'searches for what the store knows of a person',
    per: 'account',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'person-request': {
    what: 'exports and erasures of people',
    per: 'account',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
