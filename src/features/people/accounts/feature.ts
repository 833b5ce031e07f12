import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { accountsContract, auditContract, securityContract } from './contract.ts'
import * as invitedEmail from './migrations/0180-invited-email.ts'
import { AUDIT, COMPANY, SECURITY } from './rules/access.ts'
import { auditHandlers, checkAuditDaily, securityHandlers } from './server/audit-handlers.ts'
import { accountsHandlers } from './server/handlers.ts'
import { ACCOUNT_DATA } from './server/personal-data.ts'
import { EVENT_INDEXES } from './server/security-events.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ auditLog: 'Audit log', events: 'Security events' })

export const accounts = defineFeature({
  name: 'accounts',
  personalData: ACCOUNT_DATA,
  permissions: [AUDIT, COMPANY, SECURITY],
  navigation: [
    { group: 'people', place: 40, href: '/audit', name: pageNames.auditLog, needs: AUDIT.read, key: 'd' },
    { group: 'people', place: 45, href: '/security-events', name: pageNames.events, needs: SECURITY.read },
  ],
  indexes: EVENT_INDEXES,
  migrations: { '0180-invited-email': invitedEmail },
  portal: {
    accounts: calls(accountsContract, accountsHandlers),
    audit: calls(auditContract, auditHandlers),
    security: calls(securityContract, securityHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'check-audit', everySeconds: 600, run: () => checkAuditDaily(db, clock.now()) },
  ],
})
