import type { Pool } from 'pg'
import { createMemorySearch, createTextReader, rightWords } from '#adapters/search-memory/index.ts'
import { ClusterAway, createOpenSearch } from '#adapters/search-opensearch/index.ts'
import { type IndexClaim, indexClaim } from '#features/choosing/search/server/index-claim.ts'
import type { PlaceLaw } from '#features/choosing/search/server/ports.ts'
import { createStandIn, type StandIn } from '#features/choosing/search/server/stand-in.ts'
import type { Clock } from '#lib/clock.ts'
import type { Config } from '../config.ts'

export { createMemorySearch } from '#adapters/search-memory/index.ts'

/** A cluster that answers searches, with what stands in for it. */
export interface SearchCluster {
  standIn: StandIn
  /** which process writes the index */
  claim: IndexClaim
}

/** Undefined without the setting OPENSEARCH_URL. Connections are made at the first use. */
export function openSearchCluster(
  setting: Config['openSearch'],
  { law, clock, pool }: { law: PlaceLaw; clock: Clock; pool: Pool },
): SearchCluster | undefined {
  if (!setting) return undefined
  const shared = createOpenSearch({ ...setting, law, texts: createTextReader(), rightWords: rightWords() })
  const standIn = createStandIn({
    shared,
    makeOwn: () => createMemorySearch(law),
    isAway: (error) => error instanceof ClusterAway,
    clock,
  })
  return { standIn, claim: indexClaim(pool) }
}
