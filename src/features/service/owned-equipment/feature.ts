import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { ownedEquipmentContract } from './contract.ts'
import { ownedEquipmentHandlers } from './server/handlers.ts'
import { CARE_DATA } from './server/personal-data.ts'
import { CARE_MAIL_TOPIC, remindOfCare, sendCareMails } from './server/reminders.ts'
import { texts } from './texts.ts'

const buyer = mailTo('Buyer')

export const ownedEquipment = defineFeature({
  name: 'owned-equipment',
  personalData: CARE_DATA,
  store: {
    ownedEquipment: calls(ownedEquipmentContract, ownedEquipmentHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'remind-of-care', everySeconds: 3_600, run: () => remindOfCare(db, clock.now()) },
  ],
  mails: [
    {
      topic: CARE_MAIL_TOPIC,
      group: 'care',
      place: 30,
      stops: texts.mail.stops,
      typed: OUR_WORDS,
      kinds: defineTexts({
        spring: buyer('March 15, if the owner asked for it.'),
        fall: buyer('September 15, if the owner asked for it.'),
      }),
      send: sendCareMails,
    },
  ],
})
