import { actions, CONTRACTORS_AND_ADMINS } from '#features/people/accounts/rules/actions.ts'
import { DAY, defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const USER = actions('users', {
  read: CONTRACTORS_AND_ADMINS,
  write: CONTRACTORS_AND_ADMINS,
})

export const OWN_ACCOUNT = actions('own-account', {
  manage: { shopper: 'none', contractor: 'own', sales: 'own', operations: 'own', admin: 'own' },
})

/** Failures count; a success gives its point back. */
export const SIGN_IN_LIMITS = defineLimits({
  'sign-in-account': {
    what: 'wrong passwords for one email address, whether it has an account or not',
    per: 'account',
    points: 5,
    seconds: 900,
    whenReached: 'proof',
  },
  'sign-in-network': {
    what: 'wrong passwords',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'proof',
  },
  'sign-in-network-most': {
    what: 'wrong passwords',
    per: 'network',
    points: 200,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'second-factor': {
    what: 'wrong codes after a right password, or in a session',
    per: 'account',
    points: 5,
    seconds: 900,
    whenReached: 'wait',
  },
  'passkey-network': {
    what: 'sign-ins that were begun with a passkey',
    per: 'network',
    points: 120,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'reset-from': {
    what: 'requests for a new password',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'reset-to': {
    what: 'requests for a new password',
    per: 'account',
    points: 3,
    seconds: HOUR,
    whenReached: 'wait',
  },
  invitation: {
    what: 'invitations that one person sends',
    per: 'account',
    points: 30,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'invitation-to': { what: 'invitations', per: 'mailbox', points: 5, seconds: DAY, whenReached: 'wait' },
})
