import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import {
  sendWarrantyMails,
  sendWarrantyReminders,
  WARRANTY_MAIL_TOPIC,
  WARRANTY_REMINDER_TOPIC,
} from './server/mails.ts'
import { remindOfWarranties } from './server/remind.ts'

export const warranties = defineFeature({
  name: 'warranties',
  jobs: ({ db, clock }: Stored) => [
    { name: 'remind-of-warranties', everySeconds: 3_600, run: () => remindOfWarranties(db, clock.now()) },
  ],
  mails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [WARRANTY_MAIL_TOPIC]: sendWarrantyMails({ db, mailer, shop }),
  }),
  stoppableMails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [WARRANTY_REMINDER_TOPIC]: sendWarrantyReminders({ db, mailer, shop }),
  }),
})
