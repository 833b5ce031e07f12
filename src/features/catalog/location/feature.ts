import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { locationContract } from './contract.ts'
import { locationHandlers } from './server/handlers.ts'

export const location = defineFeature({
  name: 'location',
  store: {
    location: calls(locationContract, locationHandlers, { alsoInPortal: true, shows: { byZip: () => [] } }),
  },
})
