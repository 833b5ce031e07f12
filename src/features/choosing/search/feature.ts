import { defineFeature } from '#platform/feature/server/define-feature.ts'
import * as searchAdvice from './migrations/0170-search-advice.ts'
import * as searchSuperlatives from './migrations/0186-search-superlatives.ts'
import { rawSearch } from './server/raw-search.ts'

export const search = defineFeature({
  name: 'search',
  migrations: { '0170-search-advice': searchAdvice, '0186-search-superlatives': searchSuperlatives },
  rawCalls: () => ({ '/search': rawSearch() }),
})
