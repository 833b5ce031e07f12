import { openOrderOfUpload } from '#features/selling/orders/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { warrantiesContract, warrantyDeskContract } from './contract.ts'
import { WARRANTY, WARRANTY_LIMITS } from './rules/access.ts'
import { warrantyDeskHandlers } from './server/desk.ts'
import { warrantiesHandlers } from './server/handlers.ts'
import {
  sendWarrantyMails,
  sendWarrantyReminders,
  WARRANTY_MAIL_TOPIC,
  WARRANTY_REMINDER_TOPIC,
} from './server/mails.ts'
import { WARRANTY_DATA } from './server/personal-data.ts'
import { remindOfWarranties } from './server/remind.ts'
import { texts } from './texts.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ warranties: 'Warranties' })

const buyer = mailTo('Buyer')

export const warranties = defineFeature({
  name: 'warranties',
  personalData: WARRANTY_DATA,
  permissions: [WARRANTY],
  limits: WARRANTY_LIMITS,
  navigation: [
    { group: 'service', place: 80, href: '/warranties', name: pageNames.warranties, needs: WARRANTY.read },
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
  mails: [
    {
      topic: WARRANTY_MAIL_TOPIC,
      group: 'care',
      place: 10,
      about: 'an order',
      typed: { prints: 'serial number', safety: 'reader', limits: ['warranty'] },
      kinds: defineTexts({
        registered: buyer('The owner registered a unit.'),
        filed: buyer('Operations registered the unit with the manufacturer.'),
      }),
      send: sendWarrantyMails,
    },
    {
      topic: WARRANTY_REMINDER_TOPIC,
      group: 'care',
      place: 20,
      stops: texts.mail.stops,
      typed: OUR_WORDS,
      kinds: defineTexts({ reminder: buyer('Three weeks after delivery, if units aren’t registered yet.') }),
      send: sendWarrantyReminders,
    },
  ],
})
