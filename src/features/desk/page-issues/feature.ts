import { requirePermission, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing } from '#platform/feature/server/define-feature.ts'
import { issueInboxContract, reportIssueContract } from './contract.ts'
import { ISSUE } from './rules/permissions.ts'
import { issueInboxHandlers } from './server/handlers.ts'
import { ISSUE_MAIL_TOPIC, sendIssueMails } from './server/issue-mail.ts'
import { reportHandler } from './server/report.ts'

export const pageIssues = defineFeature({
  name: 'page-issues',
  permissions: [ISSUE],
  navigation: [{ group: 'service', place: 10, href: '/issues', name: 'Issues', needs: ISSUE.read, key: 'i' }],
  uploads: [
    { calls: ['/report-issue'], open: ({ actor }: WhoAsks) => requirePermission(actor, ISSUE.report) },
  ],
  store: {
    issues: calls(reportIssueContract, { report: reportHandler }),
  },
  portal: {
    issues: calls(issueInboxContract, issueInboxHandlers),
  },
  mails: ({ mailer, shop }: Mailing) => ({
    [ISSUE_MAIL_TOPIC]: sendIssueMails({ mailer, shop }),
  }),
})
