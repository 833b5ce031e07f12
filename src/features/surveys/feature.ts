import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { clearSurveys, inviteToSurveys } from './server/invite.ts'

export const surveys = defineFeature({
  name: 'surveys',
  jobs: ({ db, clock }: Stored) => [
    { name: 'invite-to-surveys', everySeconds: 3_600, run: () => inviteToSurveys(db, clock.now()) },
    { name: 'clear-surveys', everySeconds: 3_600, run: () => clearSurveys(db, clock.now()) },
  ],
})
