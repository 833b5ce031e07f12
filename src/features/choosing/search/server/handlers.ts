import { implement } from '@orpc/server'
import { LRUCache } from 'lru-cache'
import { ApiError } from '#lib/api-error.ts'
import { noteAsked } from '#lib/asked-before.ts'
import type { RawCall } from '#platform/feature/server/define-feature.ts'
import { searchContract, searchRequestSchema } from '../contract.ts'
import { cleanQuery } from '../rules/listing/search-params.ts'
import { texts } from '../texts.ts'
import type { SearchEngine } from './ports.ts'
import { presentSuggestions, toQuery } from './present.ts'
import { presentPage, writePage } from './write-page.ts'

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

const CACHE_BYTES = 4 * 1024 * 1024

/**
 * POST /search as the bytes that are sent. An answer is kept until the index changes once its question was
 * asked twice.
 */
export function rawSearch(): RawCall<{ search: SearchEngine }> {
  const answers = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer, body) => answer.byteLength + 2 * body.length,
  })
  const wasAsked = noteAsked()
  let revision = -1

  return async (body, { search }) => {
    if (!search.isReady()) return undefined
    if (search.revision() !== revision) {
      answers.clear()
      revision = search.revision()
    }
    const cached = answers.get(body)
    if (cached) return cached
    const request = searchRequestSchema.safeParse(readJson(body))
    if (!request.success) return undefined
    const query = toQuery(request.data, search)
    const revisionBefore = revision
    const answer = writePage(await search.search(query), query)
    if (wasAsked(body) && revisionBefore === search.revision()) answers.set(body, answer)
    return answer
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
