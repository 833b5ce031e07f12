import { openOrderOfUpload } from '#features/selling/orders/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { warrantiesContract, warrantyDeskContract } from './contract.ts'
import { WARRANTY } from './rules/permissions.ts'
import { warrantyDeskHandlers } from './server/desk.ts'
import { warrantiesHandlers } from './server/handlers.ts'
import {
  sendWarrantyMails,
  sendWarrantyReminders,
  WARRANTY_MAIL_TOPIC,
  WARRANTY_REMINDER_TOPIC,
} from './server/mails.ts'
import { remindOfWarranties } from './server/remind.ts'

export const warranties = defineFeature({
  name: 'warranties',
  permissions: [WARRANTY],
  navigation: [
    { group: 'service', place: 80, href: '/warranties', name: 'Warranties', needs: WARRANTY.read },
  ],
  uploads: [
    { calls: ['/orders/:orderID/warranties'], pages: ['/ten-year-warranty'], open: openOrderOfUpload },
  ],
  store: {
    warranties: calls(warrantiesContract, warrantiesHandlers),
  },
  portal: {
    warranties: calls(warrantyDeskContract, warrantyDeskHandlers),
  },
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
