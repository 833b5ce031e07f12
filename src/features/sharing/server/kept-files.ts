import { LRUCache } from 'lru-cache'
import type { Clock } from '#kit/clock.ts'
import { MINUTE_MS } from '#kit/dates.ts'
import { makeTurns, orBusy } from '#kit/http/turns.ts'
import { packed, packedAnswer, streamed } from './stream.ts'

/** Bytes of a packed file that is kept: some 20,000 products. A larger one is made for each reader. */
const MOST_KEPT_BYTES = 2 * 1024 * 1024
/** Bytes of all files that are kept. */
const ALL_KEPT_BYTES = 16 * 1024 * 1024
/**
 * A file is made again when the catalogue has changed, but not for every order that changes a stock: search
 * engines may keep it for an hour anyway.
 */
const FRESH_MS = 5 * MINUTE_MS

/** Files for search engines that are made together. */
const TURNS = { atOnce: 2, waiting: 20 } as const

interface Kept {
  revision: number
  madeAt: number
  /** undefined when the file is too large to keep */
  file: Buffer | undefined
}

interface KeptFilesParts {
  clock: Clock
  /** increases when the catalogue changes */
  revision: () => number
}

/**
 * Makes large files from the whole catalogue, two at a time, and keeps each finished file while the catalogue
 * stays the same. Readers who ask at the same time share one making.
 */
export function keepFiles({ clock, revision }: KeptFilesParts) {
  const kept = new LRUCache<string, Kept>({
    maxSize: ALL_KEPT_BYTES,
    sizeCalculation: ({ file }) => Math.max(1, file?.length ?? 1),
  })
  const underWay = new Map<string, Promise<Kept>>()
  const turns = makeTurns(TURNS)

  function current(name: string): Kept | undefined {
    const found = kept.get(name)
    if (!found) return undefined
    const age = clock.now().getTime() - found.madeAt
    return found.revision === revision() || age < FRESH_MS ? found : undefined
  }

  function make(name: string, pieces: () => AsyncIterable<string>): Promise<Kept> {
    const running = underWay.get(name)
    if (running) return running
    const made: Pick<Kept, 'revision' | 'madeAt'> = { revision: revision(), madeAt: clock.now().getTime() }
    const work = turns
      .run(async () => ({ ...made, file: await packed(pieces(), MOST_KEPT_BYTES) }))
      .then((finished) => {
        kept.set(name, finished)
        return finished
      })
      .finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }

  /** Answers with the file of this name; `pieces` gives its text. 503 while too many wait. */
  return function fileAnswer(
    request: Request,
    name: string,
    pieces: () => AsyncIterable<string>,
    headers: Record<string, string>,
  ): Promise<Response> {
    return orBusy(async () => {
      const { file } = current(name) ?? (await make(name, pieces))
      if (file) return packedAnswer(request, file, headers)
      // A HEAD request has no body, so do not take a turn for one.
      if (request.method === 'HEAD') return new Response(null, { headers })
      return streamed(request, pieces(), headers, await turns.take())
    })
  }
}

export type FileAnswer = ReturnType<typeof keepFiles>
