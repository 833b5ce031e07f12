import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { clearSignIns } from './server/clear.ts'

export const signIn = defineFeature({
  name: 'sign-in',
  jobs: ({ db, clock }: Stored) => [
    { name: 'clear-sign-ins', everySeconds: 3_600, run: () => clearSignIns(db, clock.now()) },
  ],
})
