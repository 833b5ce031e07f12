// Builds the search index of a database in a process of its own and tells how long that took and how much
// memory it holds. Started with --expose-gc by scale.ts; the first argument is the database's address.
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { connect } from '#db/connect.ts'
import { createProjection } from '#features/choosing/search/server/projection.ts'
import { systemClock } from '#lib/clock.ts'

/** What the process tells. */
export interface BuiltIndex {
  seconds: number
  /** what this process worked; the rest of the seconds it waited for PostgreSQL or for a core */
  processorSeconds: number
  /** JavaScript objects, and memory of typed arrays, that the index holds after a collection of garbage */
  objectBytes: number
  arrayBytes: number
  /** what the process grew by; V8 keeps memory that it needed while it built */
  grownBytes: number
  /** the most that the process held while it built */
  peakBytes: number
}

const url = process.argv[2] ?? ''
const { db, close } = connect(url, { poolSize: 2, statementTimeoutMs: 0 })
const search = createMemorySearch()
// The code is loaded and the connection open before the first measurement.
await db.selectFrom('catalogue_version').selectAll().execute()
const before = held()
const began = performance.now()
const processor = process.cpuUsage()
await createProjection({ db, search, clock: systemClock }).refresh()
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(processor)
const after = held()
process.send?.({
  seconds,
  processorSeconds: (user + system) / 1_000_000,
  objectBytes: after.heapUsed - before.heapUsed,
  arrayBytes: after.external - before.external,
  grownBytes: after.rss - before.rss,
  peakBytes: process.resourceUsage().maxRSS * 1024,
} satisfies BuiltIndex)
await close()
search.close()
process.disconnect?.()

function held(): NodeJS.MemoryUsage {
  for (let round = 0; round < 3; round++) globalThis.gc?.()
  return process.memoryUsage()
}
