import { requirePermission, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailTo, toOurMailbox } from '#platform/mail/rules/mail-topic.ts'
import { issueInboxContract, reportIssueContract } from './contract.ts'
import { ISSUE, ISSUE_LIMITS } from './rules/access.ts'
import { issueInboxHandlers } from './server/handlers.ts'
import { ISSUE_MAIL_TOPIC, sendIssueMails } from './server/issue-mail.ts'
import { PAGE_ISSUE_DATA } from './server/personal-data.ts'
import { reportHandler } from './server/report.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ issues: 'Issues' })

const reporter = mailTo(defineTexts('Person who reported it'))

export const pageIssues = defineFeature({
  name: 'page-issues',
  personalData: PAGE_ISSUE_DATA,
  permissions: [ISSUE],
  limits: ISSUE_LIMITS,
  navigation: [
    { group: 'service', place: 10, href: '/issues', name: pageNames.issues, needs: ISSUE.read, key: 'i' },
  ],
  uploads: [
    { calls: ['/report-issue'], open: ({ actor }: WhoAsks) => requirePermission(actor, ISSUE.report) },
  ],
  store: {
    issues: calls(reportIssueContract, { report: reportHandler }),
  },
  portal: {
    issues: calls(issueInboxContract, issueInboxHandlers),
  },
  mails: [
    {
      topic: ISSUE_MAIL_TOPIC,
      group: 'team',
      place: 20,
      about: 'our work',
      typed: { prints: 'the report', safety: 'store', limits: ['page-issue'] },
      kinds: defineTexts({
        issue: toOurMailbox('A partner reported an issue with a page.'),
        note: reporter('Someone added a note to the issue.', {
          prints: 'the note',
          safety: 'staff',
          limits: ['page-issue'],
        }),
      }),
      send: sendIssueMails,
    },
  ],
})
