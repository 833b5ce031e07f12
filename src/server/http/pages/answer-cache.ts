import type { StoreApi } from '#api/contract.ts'
import { shows } from '#features/catalog/catalog/server/index.ts'
import type { News, NoteShown } from '#platform/projections/server/news.ts'
import { jsonSize, versionedCache } from '#platform/projections/server/versioned-cache.ts'
import { sameForAll, showsOf, storeContract } from '../router.ts'

/** As JSON. The objects take four to six times as much. */
const MAX_BYTES = 8 * 1024 * 1024
/** Shorter than the time that the page cache keeps a page. */
const TTL_MS = 30_000

interface Answered {
  answer: unknown
  /** the moment before the call, for `news.isFresh` */
  since: number
  shows: readonly string[]
}

type Call = (input?: unknown, options?: unknown) => Promise<unknown>
type Answer = (input?: unknown, options?: unknown) => Promise<Answered>

const ANYTHING = () => [shows.anything]

/**
 * Caches the answers of calls that are the same for all (`sameForAll` in the features) and that pages make
 * while they are rendered. A page that is rendered again (with another parameter in its address, or after its
 * time in the page cache) mostly finds its answers here. An answer is kept for half a minute, or until
 * something changes that it shows. Calls under way are shared. Pages share the answers, so they must not
 * change them. `note` hears what each answer of a page shows. With a time of 0 no answer is kept.
 */
export function cacheAnswers(news: News, ttlMs = TTL_MS): (api: StoreApi, note: NoteShown) => StoreApi {
  const answers = versionedCache<Answered>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ answer }) => jsonSize(answer),
    ttlMs: ttlMs || TTL_MS,
    isFresh: ({ since, shows }) => news.isFresh(since, shows),
  })

  const answered =
    (name: string, call: Call): Answer =>
    async (input, options) => {
      const since = news.now()
      const answer = await call(input, options)
      return { answer, since, shows: [...(showsOf.get(name) ?? ANYTHING)(answer, input)] }
    }

  const cached =
    (name: string, answer: Answer): Answer =>
    (input) =>
      answers.load(`${name} ${JSON.stringify(input)}`, () => answer(input))

  return (api, note) => {
    const callOf = (feature: string, name: string): Call => {
      const full = `${feature}.${name}`
      const fresh = answered(full, (input, options) =>
        (Reflect.get(Reflect.get(api, feature), name) as Call)(input, options),
      )
      const answer = ttlMs > 0 && sameForAll.has(full) ? cached(full, fresh) : fresh
      return async (input, options) => {
        const { answer: given, since, shows } = await answer(input, options)
        note(since, shows)
        return given
      }
    }
    const features = Object.entries(storeContract).map(([feature, calls]) => [
      feature,
      Object.fromEntries(Object.keys(calls).map((name) => [name, callOf(feature, name)])),
    ])
    return Object.fromEntries(features) as StoreApi
  }
}
