import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { searchContract } from './contract.ts'
import * as searchAdvice from './migrations/0170-search-advice.ts'
import * as searchSuperlatives from './migrations/0186-search-superlatives.ts'
import { rawSearch, searchHandlers } from './server/handlers.ts'

export const search = defineFeature({
  name: 'search',
  migrations: { '0170-search-advice': searchAdvice, '0186-search-superlatives': searchSuperlatives },
  store: {
    search: calls(searchContract, searchHandlers, { alsoInPortal: true, sameForAll: ['search'] }),
  },
  rawCalls: () => ({ '/search': rawSearch() }),
})
