import { actions, BUYERS_AND_STAFF, OPERATIONS } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** Certificates of those who may buy refrigerant. */
export const CERTIFICATE = actions('certificates', {
  decide: OPERATIONS,
})

export const RETURN = actions('returns', {
  request: BUYERS_AND_STAFF,
  decide: OPERATIONS,
  receive: OPERATIONS,
})

export const DAMAGE = actions('damage', {
  report: BUYERS_AND_STAFF,
  settle: OPERATIONS,
})

/** Serial numbers of what was shipped. */
export const SERIAL = actions('serials', {
  write: OPERATIONS,
})

export const WORKLIST = actions('worklist', {
  read: OPERATIONS,
})

export const PAYMENT = actions('payments', {
  reconcile: OPERATIONS,
})

export const FULFILMENT_LIMITS = defineLimits({
  'order-summary': {
    what: 'summaries sent by mail',
    per: 'order',
    points: 3,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'damage-report': { what: 'damage reports', per: 'network', points: 10, seconds: HOUR, whenReached: 'wait' },
})
