import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { contractorDeskContract, contractorsContract } from './contract.ts'
import { CONTRACTOR } from './rules/permissions.ts'
import { contractorDeskHandlers } from './server/desk.ts'
import { FEEDBACK_MAIL_TOPIC, forgetFeedback, sendFeedbackMails } from './server/feedback-desk.ts'
import { contractorsHandlers } from './server/handlers.ts'

export const contractors = defineFeature({
  name: 'contractors',
  permissions: [CONTRACTOR],
  navigation: [
    { group: 'service', place: 70, href: '/installers', name: 'Installers', needs: CONTRACTOR.read },
  ],
  store: {
    contractors: calls(contractorsContract, contractorsHandlers),
  },
  portal: {
    contractors: calls(contractorDeskContract, contractorDeskHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'forget-contractor-feedback', everySeconds: 3_600, run: () => forgetFeedback(db, clock.now()) },
  ],
  stoppableMails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [FEEDBACK_MAIL_TOPIC]: sendFeedbackMails({ db, mailer, shop }),
  }),
})
