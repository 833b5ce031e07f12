import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

/** Announcements, articles, brochures and other words of the store. */
export const CONTENT = actions('content', {
  edit: OPERATIONS,
  publish: OPERATIONS,
})
