import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { clearLeads, warnOfPromises } from './server/jobs.ts'
import { LEAD_MAIL_TOPIC, sendLeadMails } from './server/lead-mail.ts'

export const leads = defineFeature({
  name: 'leads',
  jobs: ({ db, clock }: Stored) => [
    { name: 'warn-of-promises', everySeconds: 60, run: () => warnOfPromises(db, clock.now()) },
    { name: 'clear-leads', everySeconds: 3_600, run: () => clearLeads(db, clock.now()) },
  ],
  mails: ({ mailer, shop }: Mailing) => ({
    [LEAD_MAIL_TOPIC]: sendLeadMails({ mailer, shop }),
  }),
})
