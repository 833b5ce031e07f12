import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Db } from '#db/connect.ts'
import { catalogNews } from '#features/catalog/catalog/server/index.ts'
import { watchCatalogue } from '#features/choosing/search/server/watch-catalogue.ts'
import type { Config } from '../config.ts'
import { createPageCache, type PageCache } from '../http/pages/page-cache.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services/services.ts'
import { timed } from './console.ts'
import type { Stops } from './stops.ts'

const TELL_MS = 500

/** The version of a server that is not built. */
export const DEVELOPMENT = 'development'

interface ShownParts {
  version: string
  log: Logger
  stops: Stops
}

/**
 * Builds the search index, with the connection of the start, and from then on refreshes it and the content
 * when they change. Returns the page cache, which drops the pages that show what changed.
 */
export async function watchShownData(
  config: Config,
  services: Services,
  { version, log, stops, startDb }: ShownParts & { startDb: Db },
): Promise<PageCache> {
  let requests = 0
  const replica = randomUUID().slice(0, 13)
  const pageCache = createPageCache({
    news: catalogNews(services.db),
    maxBytes: config.pageCacheBytes,
    buildId: version,
    requestId: () => `${replica}-${(requests++).toString(36)}`,
  })
  let reader: Db | undefined = startDb
  const watch = await timed('Preparing the search index', async () => {
    if (!config.databaseUrl && version !== DEVELOPMENT)
      await keepIndex(config, services, { version, log, stops })
    return watchCatalogue({
      projection: {
        refresh: () => services.shown.refresh(reader),
        follow: () => services.shown.follow(),
      },
      pool: services.connection.pool,
      onError: (err) => log.error({ err }, 'the search index could not be refreshed'),
    })
  })
  reader = undefined
  stops.add(() => watch.stop())
  const timer = setInterval(services.shown.tell, TELL_MS)
  stops.add(() => clearInterval(timer))
  return pageCache
}

/** Opens the index that the last process left in its folder, and leaves it there when this one stops. */
async function keepIndex(
  { dataDir }: Config,
  { index }: Services,
  { version, log, stops }: ShownParts,
): Promise<void> {
  const kept = keptIndex(dataDir, version)
  const problem = (err: unknown) => log.warn({ err }, 'the search index could not be kept for the next start')
  const known = await kept.read()
  if (known) await index.open(known).catch(problem)
  stops.add(async () => {
    const packed = index.pack()
    if (packed) await kept.write(packed).catch(problem)
  })
}

/** The search index in a file of DATA_DIR, which carries it from one process to the next. */
interface KeptIndex {
  /** What a process of this build wrote; undefined when there is no such file, or it is damaged. */
  read(): Promise<Uint8Array | undefined>
  write(bytes: Uint8Array): Promise<void>
}

/** The file of this build. The folder must belong to this process alone. */
export function keptIndex(dataDir: string, version: string): KeptIndex {
  const file = join(dataDir, 'search-index')
  // Another build may read other words of the same product, and another Node may write bytes differently.
  const firstLine = (bytes: Uint8Array) => Buffer.from(`${version} ${process.version} ${crc32(bytes)}\n`)
  return {
    async read() {
      const found = await readFile(file).catch(() => Buffer.of())
      const at = found.indexOf('\n') + 1
      const bytes = found.subarray(at)
      return at > 0 && firstLine(bytes).equals(found.subarray(0, at)) ? bytes : undefined
    },
    async write(bytes) {
      // A process that is killed while it writes leaves the earlier file whole.
      await writeFile(`${file}.new`, [firstLine(bytes), bytes], { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
  }
}
