import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

/** Runs of the imports that staff start on the server. */
export const IMPORT_RUN = actions('import-runs', {
  read: OPERATIONS,
  close: OPERATIONS,
})

export const IMPORT_RUN_LIMITS = defineLimits({
  'import-close': {
    what: 'failed imports marked as done or put back',
    per: 'account',
    points: 60,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
