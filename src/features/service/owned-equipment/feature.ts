import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { ownedEquipmentContract } from './contract.ts'
import { ownedEquipmentHandlers } from './server/handlers.ts'
import { CARE_MAIL_TOPIC, remindOfCare, sendCareMails } from './server/reminders.ts'

export const ownedEquipment = defineFeature({
  name: 'owned-equipment',
  store: {
    ownedEquipment: calls(ownedEquipmentContract, ownedEquipmentHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'remind-of-care', everySeconds: 3_600, run: () => remindOfCare(db, clock.now()) },
  ],
  stoppableMails: ({ db, clock, mailer, shop }: Mailing & Stored) => ({
    [CARE_MAIL_TOPIC]: sendCareMails({ db, clock, mailer, shop }),
  }),
})
