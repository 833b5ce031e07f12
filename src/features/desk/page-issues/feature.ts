import { defineFeature, type Mailing } from '#platform/feature/server/define-feature.ts'
import { ISSUE_MAIL_TOPIC, sendIssueMails } from './server/issue-mail.ts'

export const pageIssues = defineFeature({
  name: 'page-issues',
  mails: ({ mailer, shop }: Mailing) => ({
    [ISSUE_MAIL_TOPIC]: sendIssueMails({ mailer, shop }),
  }),
})
