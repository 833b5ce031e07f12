import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { clearRequests } from './server/requests.ts'

export const systemSelector = defineFeature({
  name: 'system-selector',
  jobs: ({ db, clock }: Stored) => [
    { name: 'clear-selector-requests', everySeconds: 3_600, run: () => clearRequests(db, clock.now()) },
  ],
})
