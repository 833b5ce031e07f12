import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { accountsContract, auditContract } from './contract.ts'
import * as invitedEmail from './migrations/0180-invited-email.ts'
import { auditHandlers, checkAuditDaily } from './server/audit-handlers.ts'
import { accountsHandlers } from './server/handlers.ts'

export const accounts = defineFeature({
  name: 'accounts',
  navigation: [
    { group: 'people', place: 40, href: '/audit', name: 'Audit log', needs: 'audit.read', key: 'd' },
  ],
  migrations: { '0180-invited-email': invitedEmail },
  portal: {
    accounts: calls(accountsContract, accountsHandlers),
    audit: calls(auditContract, auditHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'check-audit', everySeconds: 600, run: () => checkAuditDaily(db, clock.now()) },
  ],
})
