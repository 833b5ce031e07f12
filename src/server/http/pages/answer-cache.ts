import type { StoreApi } from '#api/contract.ts'
import { jsonSize, versionedCache } from '#platform/projections/server/versioned-cache.ts'
import { sameForAll, storeContract } from '../router.ts'

/** As JSON. The objects take four to six times as much. */
const MAX_BYTES = 8 * 1024 * 1024
/** Shorter than the time that the page cache keeps a page. */
const TTL_MS = 30_000

type Call = (input?: unknown, options?: unknown) => Promise<unknown>

/**
 * Caches the answers of calls that are the same for all (`sameForAll` in the features) and that pages make
 * while they are rendered. A page that is rendered again (with another parameter in its address, or after its
 * time in the page cache) mostly finds its answers here. An answer is kept for half a minute, or until the
 * catalog changes. Calls under way are shared. Pages share the answers, so they must not change them.
 */
export function cacheAnswers(revision: () => number, ttlMs = TTL_MS): (api: StoreApi) => StoreApi {
  const answers = versionedCache<{ answer: unknown }>({
    version: revision,
    maxBytes: MAX_BYTES,
    sizeOf: jsonSize,
    ttlMs,
  })

  const cached =
    (name: string, call: Call): Call =>
    async (input) =>
      (await answers.load(`${name} ${JSON.stringify(input)}`, async () => ({ answer: await call(input) })))
        .answer

  return (api) => {
    const callOf =
      (feature: string, name: string): Call =>
      (input, options) =>
        (Reflect.get(Reflect.get(api, feature), name) as Call)(input, options)
    const features = Object.entries(storeContract).map(([feature, calls]) => {
      return [
        feature,
        Object.fromEntries(
          Object.keys(calls).map((name) => {
            const call = callOf(feature, name)
            const full = `${feature}.${name}`
            return [name, sameForAll.has(full) ? cached(full, call) : call]
          }),
        ),
      ]
    })
    return Object.fromEntries(features) as StoreApi
  }
}
