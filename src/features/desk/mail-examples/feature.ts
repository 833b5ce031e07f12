import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailExamplesContract } from './contract.ts'
import { mailExamplesHandlers } from './server/handlers.ts'

export const mailExamples = defineFeature({
  name: 'mail-examples',
  navigation: [{ group: 'service', place: 30, href: '/mails', name: 'Emails', needs: 'mails.read' }],
  portal: {
    mails: calls(mailExamplesContract, mailExamplesHandlers),
  },
})
