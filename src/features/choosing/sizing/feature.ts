import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing } from '#platform/feature/server/define-feature.ts'
import { sizingContract } from './contract.ts'
import { sizingHandlers } from './server/handlers.ts'
import { SIZING_MAIL_TOPIC, sendSizingMails } from './server/mail-result.ts'

export const sizing = defineFeature({
  name: 'sizing',
  store: {
    sizing: calls(sizingContract, sizingHandlers, { alsoInPortal: ['btu', 'climate'] }),
  },
  stoppableMails: ({ mailer, shop }: Mailing) => ({
    [SIZING_MAIL_TOPIC]: sendSizingMails({ mailer, shop }),
  }),
})
