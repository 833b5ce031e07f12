import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { compareContract } from './contract.ts'
import { compareHandlers } from './server/handlers.ts'

export const compare = defineFeature({
  name: 'compare',
  store: {
    compare: calls(compareContract, compareHandlers, { alsoInPortal: true }),
  },
})
