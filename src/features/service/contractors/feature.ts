import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo } from '#platform/mail/rules/mail-topic.ts'
import { contractorDeskContract, contractorsContract } from './contract.ts'
import { CONTRACTOR, FEEDBACK_LIMITS } from './rules/access.ts'
import { contractorDeskHandlers } from './server/desk.ts'
import { FEEDBACK_MAIL_TOPIC, forgetFeedback, sendFeedbackMails } from './server/feedback-desk.ts'
import { contractorsHandlers } from './server/handlers.ts'
import { INSTALLER_DATA } from './server/personal-data.ts'
import { texts } from './texts.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ installers: 'Installers' })

const shopper = mailTo('Shopper')

export const contractors = defineFeature({
  name: 'contractors',
  personalData: INSTALLER_DATA,
  permissions: [CONTRACTOR],
  limits: FEEDBACK_LIMITS,
  navigation: [
    { group: 'service', place: 70, href: '/installers', name: pageNames.installers, needs: CONTRACTOR.read },
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
  mails: [
    {
      topic: FEEDBACK_MAIL_TOPIC,
      group: 'opinions',
      place: 40,
      stops: texts.mail.stops,
      typed: {
        prints: 'name of the installer, reason of staff',
        safety: 'staff',
        limits: ['contractor-feedback'],
      },
      kinds: defineTexts({
        published: shopper('Installer feedback was published.'),
        refused: shopper('Installer feedback was rejected.'),
      }),
      send: sendFeedbackMails,
    },
  ],
})
