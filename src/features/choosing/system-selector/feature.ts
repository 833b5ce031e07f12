import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC, sendQuestionMails, sendQuoteMails } from './server/mails.ts'
import { clearRequests } from './server/requests.ts'

export const systemSelector = defineFeature({
  name: 'system-selector',
  jobs: ({ db, clock }: Stored) => [
    { name: 'clear-selector-requests', everySeconds: 3_600, run: () => clearRequests(db, clock.now()) },
  ],
  mails: ({ mailer, shop }: Mailing) => ({
    [QUESTION_MAIL_TOPIC]: sendQuestionMails({ mailer, shop }),
  }),
  stoppableMails: ({ mailer, shop }: Mailing) => ({
    [QUOTE_MAIL_TOPIC]: sendQuoteMails({ mailer, shop }),
  }),
})
