import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { importRunsContract } from './contract.ts'
import * as importRunsTable from './migrations/0202-import-runs.ts'
import { IMPORT_RUN, IMPORT_RUN_LIMITS } from './rules/access.ts'
import { importRunsHandlers } from './server/handlers.ts'
import { forgetRuns } from './server/record-run.ts'

export const importRuns = defineFeature({
  name: 'import-runs',
  permissions: [IMPORT_RUN],
  limits: IMPORT_RUN_LIMITS,
  migrations: { '0202-import-runs': importRunsTable },
  portal: { importRuns: calls(importRunsContract, importRunsHandlers) },
  jobs: ({ db, clock }: Stored) => [
    { name: 'forget-import-runs', everySeconds: 'night', run: () => forgetRuns(db, clock.now()) },
  ],
})
