import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

/** Runs of the imports that staff start on the server. */
export const IMPORT_RUN = actions('import-runs', {
  read: OPERATIONS,
  close: OPERATIONS,
})
