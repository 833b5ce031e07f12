import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { checkAuditDaily } from './server/audit-handlers.ts'

export const accounts = defineFeature({
  name: 'accounts',
  jobs: ({ db, clock }: Stored) => [
    { name: 'check-audit', everySeconds: 600, run: () => checkAuditDaily(db, clock.now()) },
  ],
})
