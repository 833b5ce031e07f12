import type { OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { surveyDeskContract, surveysContract } from './contract.ts'
import { SURVEY } from './rules/permissions.ts'
import { surveyDeskHandlers } from './server/desk.ts'
import { surveysHandlers } from './server/handlers.ts'
import { clearSurveys, inviteToSurveys } from './server/invite.ts'
import { SURVEY_MAIL_TOPIC, sendInvitations, sendUnhappyMails, UNHAPPY_MAIL_TOPIC } from './server/mails.ts'

export const surveys = defineFeature({
  name: 'surveys',
  permissions: [SURVEY],
  exportedLists: { surveys: SURVEY.read },
  navigation: [{ group: 'service', place: 20, href: '/surveys', name: 'Surveys', needs: SURVEY.read }],
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
  mails: ({ mailer, shop }: Mailing) => ({
    [UNHAPPY_MAIL_TOPIC]: sendUnhappyMails({ mailer, shop }),
  }),
  stoppableMails: ({ mailer, shop, orderCookie }: Mailing & { orderCookie: OrderCookieKeys }) => ({
    [SURVEY_MAIL_TOPIC]: sendInvitations({ mailer, shop, secrets: orderCookie.secrets }),
  }),
})
