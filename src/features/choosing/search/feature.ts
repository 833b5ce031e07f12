import { productsIn, shows } from '#features/catalog/catalog/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { type SearchAnswer, type SearchRequest, searchContract } from './contract.ts'
import * as searchAdvice from './migrations/0170-search-advice.ts'
import * as searchSuperlatives from './migrations/0186-search-superlatives.ts'
import { rawSearch, searchHandlers } from './server/handlers.ts'

/**
 * A list changes with each product of its category. With words, filters or a home also the counts of the
 * other categories change.
 */
function shownBySearch({ hits }: SearchAnswer, asked: Partial<SearchRequest>): string[] {
  const { query, home, categoryPath = '', activeFilters } = asked
  const { attributes = {}, ...others } = activeFilters ?? {}
  const isPlain = !query && !home && [attributes, others].every((each) => Object.keys(each).length === 0)
  return [shows.lists, shows.category(isPlain ? categoryPath : ''), ...productsIn(hits)]
}

export const search = defineFeature({
  name: 'search',
  migrations: { '0170-search-advice': searchAdvice, '0186-search-superlatives': searchSuperlatives },
  store: {
    search: calls(searchContract, searchHandlers, {
      alsoInPortal: true,
      sameForAll: ['search'],
      shows: { search: shownBySearch },
    }),
  },
  rawCalls: () => ({ '/search': rawSearch() }),
})
