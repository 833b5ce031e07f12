import { defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const ISSUE_LIMITS = defineLimits({
  'page-issue': { what: 'issues with pages', per: 'account', points: 20, seconds: HOUR, whenReached: 'wait' },
})
