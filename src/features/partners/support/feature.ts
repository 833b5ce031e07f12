import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { supportContract } from './contract.ts'
import { supportHandlers } from './server/handlers.ts'

export const support = defineFeature({
  name: 'support',
  store: {
    support: calls(supportContract, supportHandlers, {
      alsoInPortal: true,
      keptByBrowsers: { businessHours: 'public, max-age=60' },
    }),
  },
})
