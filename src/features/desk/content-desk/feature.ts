import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contentDeskContract } from './contract.ts'
import { contentDeskHandlers } from './server/handlers.ts'

export const contentDesk = defineFeature({
  name: 'content-desk',
  portal: {
    contentDesk: calls(contentDeskContract, contentDeskHandlers),
  },
})
