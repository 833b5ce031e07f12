import { randomBytes } from 'node:crypto'
import { createMemorySearch, createTextReader, rightWords } from '#adapters/search-memory/index.ts'
import { createOpenSearch } from '#adapters/search-opensearch/index.ts'
import type { PlaceLaw, SearchEngine } from '#features/choosing/search/server/ports.ts'

interface Engine {
  name: string
  create: (law?: PlaceLaw) => SearchEngine
  /** how often a property is tried: a new index of a cluster takes a quarter of a second */
  runs: (most: number) => number
}

/** Address of an OpenSearch server; `npm run opensearch -- suites` starts one and sets it. */
export const OPENSEARCH = process.env.TEST_OPENSEARCH_URL ?? ''

export const newOpenSearch = (law?: PlaceLaw) =>
  createOpenSearch({
    url: OPENSEARCH,
    prefix: `test${randomBytes(6).toString('hex')}`,
    law,
    texts: createTextReader(),
    rightWords: rightWords(),
  })

/** The engines of this run. Without a server, `search-opensearch.test.ts` shows its suites as skipped. */
export const ENGINES: readonly Engine[] = [
  { name: 'in process', create: createMemorySearch, runs: (most) => most },
  ...(OPENSEARCH === ''
    ? []
    : [{ name: 'OpenSearch', create: newOpenSearch, runs: (most: number) => Math.ceil(most / 6) }]),
]
