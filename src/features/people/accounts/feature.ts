import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { accountsContract, auditContract } from './contract.ts'
import * as invitedEmail from './migrations/0180-invited-email.ts'
import { AUDIT, COMPANY, SECURITY } from './rules/access.ts'
import { auditHandlers, checkAuditDaily } from './server/audit-handlers.ts'
import { accountsHandlers } from './server/handlers.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ auditLog: 'Audit log' })

export const accounts = defineFeature({
  name: 'accounts',
  permissions: [AUDIT, COMPANY, SECURITY],
  navigation: [
    { group: 'people', place: 40, href: '/audit', name: pageNames.auditLog, needs: AUDIT.read, key: 'd' },
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
