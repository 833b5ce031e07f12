import { defineFeature, type Mailing } from '#platform/feature/server/define-feature.ts'
import { SIZING_MAIL_TOPIC, sendSizingMails } from './server/mail-result.ts'

export const sizing = defineFeature({
  name: 'sizing',
  stoppableMails: ({ mailer, shop }: Mailing) => ({
    [SIZING_MAIL_TOPIC]: sendSizingMails({ mailer, shop }),
  }),
})
