import { LRUCache } from 'lru-cache'
import { noteAsked } from '#lib/asked-before.ts'
import type { RawCall } from '#platform/feature/server/define-feature.ts'
import { searchRequestSchema } from '../contract.ts'
import type { SearchEngine } from './ports.ts'
import { toQuery } from './present.ts'
import { writePage } from './write-page.ts'

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
