import { implement } from '@orpc/server'
import { ApiError } from '#lib/api-error.ts'
import { searchContract } from '../contract.ts'
import { cleanQuery } from '../rules/listing/search-params.ts'
import { texts } from '../texts.ts'
import type { SearchEngine } from './ports.ts'
import { presentSuggestions, toQuery } from './present.ts'
import { presentPage } from './write-page.ts'

const os = implement(searchContract).$context<{ search: SearchEngine }>()

export const searchHandlers = {
  search: os.search.handler(async ({ input, context: { search } }) => {
    requireReady(search)
    const query = toQuery(input, search)
    return presentPage(await search.search(query), query)
  }),

  suggest: os.suggest.handler(async ({ input, context: { search } }) => {
    requireReady(search)
    return presentSuggestions(await search.suggest(search.understand(cleanQuery(input.q)), input.limit))
  }),
}

function requireReady(search: SearchEngine): void {
  if (!search.isReady())
    throw new ApiError('search_not_ready', texts.notReady, { status: 503, details: { retryAfterSeconds: 1 } })
}
