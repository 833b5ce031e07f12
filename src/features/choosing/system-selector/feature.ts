import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { systemSelectorContract } from './contract.ts'
import { systemSelectorHandlers } from './server/handlers.ts'
import { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC, sendQuestionMails, sendQuoteMails } from './server/mails.ts'
import { clearRequests } from './server/requests.ts'

export const systemSelector = defineFeature({
  name: 'system-selector',
  store: {
    systemSelector: calls(systemSelectorContract, systemSelectorHandlers),
  },
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
