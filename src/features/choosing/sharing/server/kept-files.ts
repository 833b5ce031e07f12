import type { Db } from '#db/connect.ts'
import { catalogNews, shows } from '#features/catalog/catalog/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { MINUTE_MS } from '#lib/dates.ts'
import { makeTurns, orBusy } from '#lib/http/turns.ts'
import { versionedCache } from '#platform/projections/server/versioned-cache.ts'
import { packed, packedAnswer, streamed } from './stream.ts'

/**
 * The most bytes of a cached compressed file, about 20,000 products. A larger file is made for each reader.
 */
const MOST_KEPT_BYTES = 2 * 1024 * 1024
/** The most bytes of all cached files. */
const ALL_KEPT_BYTES = 16 * 1024 * 1024
/**
 * A file is made again when a price has changed, and at most so often for anything else: not for every order
 * that changes a stock. Search engines may keep it for an hour anyway.
 */
const FRESH_MS = 5 * MINUTE_MS

/** Files for search engines that are made together. */
const TURNS = { atOnce: 2, waiting: 20 } as const

interface FileResult {
  /** undefined when the file is too large to keep */
  file: Buffer | undefined
}

interface KeptFilesParts {
  db: Db
  clock: Clock
  /** increases when the catalog changes */
  revision: () => number
}

/** The revision of the catalog that the files have. It changes at most every five minutes. */
function slowRevision({ clock, revision }: KeptFilesParts): () => number {
  let kept = revision()
  let since = clock.now().getTime()
  return () => {
    const now = clock.now().getTime()
    if (revision() !== kept && now - since >= FRESH_MS) {
      kept = revision()
      since = now
    }
    return kept
  }
}

/**
 * Makes large files from the whole catalog, two at a time, and keeps each finished file while the
 * catalog stays the same. Readers who ask at the same time share one file.
 */
export function keepFiles(parts: KeptFilesParts) {
  const news = catalogNews(parts.db)
  const others = slowRevision(parts)
  const kept = versionedCache<FileResult>({
    version: () => `${others()} ${news.changedAt(shows.prices)}`,
    maxBytes: ALL_KEPT_BYTES,
    sizeOf: ({ file }) => file?.length ?? 1,
  })
  const turns = makeTurns(TURNS)

  /** Answers with the file of this name; `pieces` gives its text. 503 while too many wait. */
  return function fileAnswer(
    request: Request,
    name: string,
    pieces: () => AsyncIterable<string>,
    headers: Record<string, string>,
  ): Promise<Response> {
    return orBusy(async () => {
      const { file } = await kept.load(name, () =>
        turns.run(async () => ({ file: await packed(pieces(), MOST_KEPT_BYTES) })),
      )
      if (file) return packedAnswer(request, file, headers)
      // A HEAD request has no body, so do not take a turn for one.
      if (request.method === 'HEAD') return new Response(null, { headers })
      return streamed(request, pieces(), headers, await turns.take())
    })
  }
}

export type FileAnswer = ReturnType<typeof keepFiles>
