import type { OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo, toOurMailbox } from '#platform/mail/rules/mail-topic.ts'
import { surveyDeskContract, surveysContract } from './contract.ts'
import { SURVEY } from './rules/access.ts'
import { INVITE_AFTER_DAYS, UNHAPPY } from './rules/questions.ts'
import { surveyDeskHandlers } from './server/desk.ts'
import { surveysHandlers } from './server/handlers.ts'
import { clearSurveys, inviteToSurveys } from './server/invite.ts'
import { SURVEY_MAIL_TOPIC, sendInvitations, sendUnhappyMails, UNHAPPY_MAIL_TOPIC } from './server/mails.ts'
import { SURVEY_DATA } from './server/personal-data.ts'
import { texts } from './texts.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ surveys: 'Surveys' })

const buyer = mailTo('Buyer')

export const surveys = defineFeature({
  name: 'surveys',
  personalData: SURVEY_DATA,
  permissions: [SURVEY],
  lists: { surveys: { reads: SURVEY.read } },
  navigation: [
    { group: 'service', place: 20, href: '/surveys', name: pageNames.surveys, needs: SURVEY.read },
  ],
  store: {
    surveys: calls(surveysContract, surveysHandlers),
  },
  portal: {
    surveys: calls(surveyDeskContract, surveyDeskHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'invite-to-surveys', everySeconds: 3_600, run: () => inviteToSurveys(db, clock.now()) },
    { name: 'clear-surveys', everySeconds: 3_600, run: () => clearSurveys(db, clock.now()) },
  ],
  mails: [
    {
      topic: SURVEY_MAIL_TOPIC,
      group: 'opinions',
      place: 10,
      stops: texts.mail.stops,
      typed: { prints: 'name of the order', safety: 'reader', limits: [] },
      kinds: defineTexts({ invitation: buyer(`${INVITE_AFTER_DAYS} days after delivery.`) }),
      send: ({ orderCookie, ...services }: Mailing & { orderCookie: OrderCookieKeys }) =>
        sendInvitations({ ...services, secrets: orderCookie.secrets }),
    },
    {
      topic: UNHAPPY_MAIL_TOPIC,
      group: 'team',
      place: 40,
      about: 'our work',
      typed: { prints: 'answers of the survey', safety: 'store', limits: [] },
      kinds: defineTexts({ unhappy: toOurMailbox(`A buyer answered a survey with ${UNHAPPY} or less.`) }),
      send: sendUnhappyMails,
    },
  ],
})
