import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { remindOfCare } from './server/reminders.ts'

export const ownedEquipment = defineFeature({
  name: 'owned-equipment',
  jobs: ({ db, clock }: Stored) => [
    { name: 'remind-of-care', everySeconds: 3_600, run: () => remindOfCare(db, clock.now()) },
  ],
})
