import { implement } from '@orpc/server'
import { LRUCache } from 'lru-cache'
import { ApiError } from '#kit/api-error.ts'
import { type SearchAnswer, searchContract } from '../contract.ts'
import { cleanQuery, understandQuery } from '../rules/index.ts'
import { texts } from '../texts.ts'
import type { SearchEngine } from './ports.ts'
import { presentPage, presentSuggestions, toQuery } from './present.ts'

/** Answers to questions asked before, for as long as one index stands: pages that are rendered anew mostly ask the same. */
const MOST_ANSWERS = 100
const answersOf = new WeakMap<SearchEngine, { revision: number; known: LRUCache<string, SearchAnswer> }>()

const os = implement(searchContract).$context<{ search: SearchEngine }>()

export const searchHandlers = {
  search: os.search.handler(async ({ input, context: { search } }) => {
    requireReady(search)
    const query = toQuery(input, search.facets())
    const { known } = answersAt(search)
    const key = JSON.stringify(query)
    const answer = known.get(key) ?? presentPage(await search.search(query), query)
    known.set(key, answer)
    return answer
  }),

  suggest: os.suggest.handler(async ({ input, context: { search } }) => {
    requireReady(search)
    return presentSuggestions(await search.suggest(understandQuery(cleanQuery(input.q)), input.limit))
  }),
}

function requireReady(search: SearchEngine): void {
  if (!search.isReady()) throw new ApiError('search_not_ready', texts.notReady, { status: 503, details: { retryAfterSeconds: 1 } })
}

function answersAt(search: SearchEngine): { known: LRUCache<string, SearchAnswer> } {
  const revision = search.revision()
  const last = answersOf.get(search)
  if (last?.revision === revision) return last
  const fresh = { revision, known: new LRUCache<string, SearchAnswer>({ max: MOST_ANSWERS }) }
  answersOf.set(search, fresh)
  return fresh
}
