import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { forgetFeedback } from './server/forget.ts'

export const contractors = defineFeature({
  name: 'contractors',
  jobs: ({ db, clock }: Stored) => [
    { name: 'forget-contractor-feedback', everySeconds: 3_600, run: () => forgetFeedback(db, clock.now()) },
  ],
})
