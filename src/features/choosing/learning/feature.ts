import { shows } from '#features/catalog/catalog/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { learningContract } from './contract.ts'
import { learningHandlers } from './server/handlers.ts'

const ofContent = () => [shows.content]

export const learning = defineFeature({
  name: 'learning',
  store: {
    learning: calls(learningContract, learningHandlers, { shows: { list: ofContent, guides: ofContent } }),
  },
})
