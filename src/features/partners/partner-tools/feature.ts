import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { partnerToolsContract } from './contract.ts'
import { partnerToolsHandlers } from './server/handlers.ts'

export const partnerTools = defineFeature({
  name: 'partner-tools',
  portal: {
    tools: calls(partnerToolsContract, partnerToolsHandlers),
  },
})
