import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { CARE_MAIL_TOPIC, remindOfCare, sendCareMails } from './server/reminders.ts'

export const ownedEquipment = defineFeature({
  name: 'owned-equipment',
  jobs: ({ db, clock }: Stored) => [
    { name: 'remind-of-care', everySeconds: 3_600, run: () => remindOfCare(db, clock.now()) },
  ],
  stoppableMails: ({ db, clock, mailer, shop }: Mailing & Stored) => ({
    [CARE_MAIL_TOPIC]: sendCareMails({ db, clock, mailer, shop }),
  }),
})
