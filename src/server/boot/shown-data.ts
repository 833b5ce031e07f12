import { randomUUID } from 'node:crypto'
import { watchCatalogue } from '#features/search/server/index.ts'
import type { Config } from '../config.ts'
import { createPageCache, type PageCache } from '../http/pages/page-cache.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services/services.ts'
import { timed } from './console.ts'
import type { Stops } from './stops.ts'

const REVISION_CHECK_MS = 500

/**
 * Builds the search index and from then on refreshes it and the content when they change. Returns the page
 * cache, which drops its pages at each such change.
 */
export async function followShownData(
  config: Config,
  services: Services,
  { version, log, stops }: { version: string; log: Logger; stops: Stops },
): Promise<PageCache> {
  let requests = 0
  const replica = randomUUID().slice(0, 13)
  const pageCache = createPageCache({
    maxBytes: config.pageCacheBytes,
    buildId: version,
    requestId: () => `${replica}-${(requests++).toString(36)}`,
  })
  const watch = await timed('Building the search index', () =>
    watchCatalogue({
      projection: services.shown,
      pool: services.connection.pool,
      onError: (err) => log.error({ err }, 'the search index could not be refreshed'),
    }),
  )
  stops.add(() => watch.stop())
  const timer = setInterval(() => pageCache.moveTo(services.shown.revision()), REVISION_CHECK_MS)
  stops.add(() => clearInterval(timer))
  pageCache.moveTo(services.shown.revision())
  return pageCache
}
