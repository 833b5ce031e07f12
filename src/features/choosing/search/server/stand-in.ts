import type { Db } from '#db/connect.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { texts } from '../texts.ts'
import type { SearchEngine, SharedSearch } from './ports.ts'
import type { Projection } from './projection.ts'

interface StandInParts {
  /** the engine that all processes share */
  shared: SharedSearch
  /** an empty engine of this process */
  makeOwn: () => SearchEngine
  /** whether a failure means that the shared engine cannot be reached */
  isAway: (error: unknown) => boolean
  clock: Clock
}

/** An engine that all processes share, and one of this process for the time when it is away. */
export interface StandIn {
  engine: SearchEngine
  /** since when the shared engine is away; undefined while it answers */
  awaySince(): Date | undefined
  /** Keeps the engines equal to the database. `make` makes what fills one of them. */
  project(make: (engine: SearchEngine, shared?: SharedSearch) => Projection): Projection
}

interface Own {
  engine: SearchEngine
  projection: Projection | undefined
}

/** How often an engine that is away is asked whether it is back. */
const PROBE_MS = 5_000

/**
 * While the shared engine is away, this process builds an index of its own from the database and answers
 * from it; when the other one is back, the own one is dropped. Until it is built, searches are refused as
 * they are at the start of a process.
 */
export function createStandIn({ shared, makeOwn, isAway, clock }: StandInParts): StandIn {
  let since: Date | undefined
  let own: Own | undefined
  let make: Parameters<StandIn['project']>[0] | undefined
  /** of engines that are gone: a revision never falls */
  let dropped = 0

  function goAway(): Own {
    since ??= clock.now()
    if (own) return own
    const engine = makeOwn()
    own = { engine, projection: make?.(engine) }
    return own
  }

  function comeBack(): void {
    since = undefined
    if (!own) return
    dropped += own.engine.revision() + 1
    own.engine.close()
    own = undefined
  }

  /** From the shared engine, or from the own one when it turns out to be away. */
  async function from<T>(read: (engine: SearchEngine) => Promise<T>): Promise<T> {
    if (!since) {
      try {
        return await read(shared)
      } catch (error) {
        if (!isAway(error)) throw error
      }
    }
    const isFirst = own === undefined
    const { engine, projection } = goAway()
    // What fails here is tried again when the catalog is followed next.
    if (isFirst) void projection?.refresh().catch(() => undefined)
    if (engine.isReady()) return read(engine)
    throw new ApiError('search_not_ready', texts.notReady, { status: 503, details: { retryAfterSeconds: 1 } })
  }

  const now = (): SearchEngine => (since && own ? own.engine : shared)
  return {
    engine: {
      ...shared,
      isReady: () => now().isReady(),
      version: () => now().version(),
      revision: () => dropped + shared.revision() + (own?.engine.revision() ?? 0),
      facets: () => now().facets(),
      understand: (text) => now().understand(text),
      modelIn: (text) => from((engine) => engine.modelIn(text)),
      search: (query) => from((engine) => engine.search(query)),
      suggest: (text, limit) => from((engine) => engine.suggest(text, limit)),
      close() {
        own?.engine.close()
        shared.close()
      },
    },
    awaySince: () => since,
    project(given) {
      make = given
      return projectBoth(given(shared, shared), { goAway, comeBack, isAway, since: () => since })
    },
  }
}

interface Switch {
  goAway: () => Own
  comeBack: () => void
  isAway: (error: unknown) => boolean
  since: () => Date | undefined
}

/** Follows the catalog for the shared engine, and while it is away for the own one. */
function projectBoth(shared: Projection, { goAway, comeBack, isAway, since }: Switch): Projection {
  let probedAt = Number.NEGATIVE_INFINITY
  let ofOwn = 0

  async function run(db: Db | undefined, follow: boolean): Promise<void> {
    try {
      await (follow ? shared.follow() : shared.refresh(db))
      comeBack()
    } catch (error) {
      if (!isAway(error)) throw error
      await runOwn(db, follow)
    }
  }

  async function runOwn(db: Db | undefined, follow: boolean): Promise<void> {
    const { projection } = goAway()
    const before = projection?.revision() ?? 0
    await (follow ? projection?.follow() : projection?.refresh(db))
    ofOwn += (projection?.revision() ?? 0) - before
  }

  function isDue(): boolean {
    if (performance.now() - probedAt < PROBE_MS) return false
    probedAt = performance.now()
    return true
  }

  return {
    refresh: (db) => run(db, false),
    // Who is away is asked again at times: each question may wait for its deadline.
    follow: () => (since() && !isDue() ? runOwn(undefined, true) : run(undefined, true)),
    revision: () => shared.revision() + ofOwn,
    pack: () => undefined,
    open: () => Promise.resolve(),
  }
}
