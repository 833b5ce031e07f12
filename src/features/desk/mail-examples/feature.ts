import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailExamplesContract } from './contract.ts'
import { MAIL } from './rules/access.ts'
import { mailExamplesHandlers } from './server/handlers.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ emails: 'Emails' })

export const mailExamples = defineFeature({
  name: 'mail-examples',
  permissions: [MAIL],
  navigation: [{ group: 'service', place: 30, href: '/mails', name: pageNames.emails, needs: MAIL.read }],
  portal: {
    mails: calls(mailExamplesContract, mailExamplesHandlers),
  },
})
