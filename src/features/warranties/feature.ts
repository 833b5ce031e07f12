import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { remindOfWarranties } from './server/remind.ts'

export const warranties = defineFeature({
  name: 'warranties',
  jobs: ({ db, clock }: Stored) => [
    { name: 'remind-of-warranties', everySeconds: 3_600, run: () => remindOfWarranties(db, clock.now()) },
  ],
})
