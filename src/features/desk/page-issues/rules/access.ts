import { actions, PARTNERS_AND_STAFF, STAFF } from '#features/people/accounts/rules/actions.ts'
import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const ISSUE = actions('issues', {
  report: PARTNERS_AND_STAFF,
  read: PARTNERS_AND_STAFF,
  work: STAFF,
})

export const ISSUE_LIMITS = defineLimits({
  'page-issue': { what: 'issues with pages', per: 'account', points: 20, seconds: HOUR, whenReached: 'wait' },
})
