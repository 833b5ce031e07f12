import { shows } from '#features/catalog/catalog/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contentContract } from './contract.ts'
import { contentHandlers } from './server/handlers.ts'

const ofContent = () => [shows.content]

export const content = defineFeature({
  name: 'content',
  store: {
    content: calls(contentContract, contentHandlers, {
      alsoInPortal: true,
      sameForAll: ['entry', 'list', 'pages'],
      shows: { entry: ofContent, list: ofContent, pages: ofContent },
    }),
  },
})
