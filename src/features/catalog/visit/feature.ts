import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { visitContract } from './contract.ts'
import { visitHandlers } from './server/handlers.ts'

export const visit = defineFeature({
  name: 'visit',
  store: {
    visit: calls(visitContract, visitHandlers),
  },
})
