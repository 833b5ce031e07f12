import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import * as invitedEmail from './migrations/0180-invited-email.ts'
import { checkAuditDaily } from './server/audit-handlers.ts'

export const accounts = defineFeature({
  name: 'accounts',
  migrations: { '0180-invited-email': invitedEmail },
  jobs: ({ db, clock }: Stored) => [
    { name: 'check-audit', everySeconds: 600, run: () => checkAuditDaily(db, clock.now()) },
  ],
})
