import { LRUCache } from 'lru-cache'
import type { StoreApi } from '#api/contract.ts'

/** Reads of pages that are the same for everybody. Nothing here may depend on who asks. */
const READS: Partial<Record<keyof StoreApi, readonly string[]>> = {
  catalog: ['product', 'multiple', 'categories', 'category'],
  search: ['search'],
  accessories: ['required'],
  content: ['entry', 'list', 'pages'],
  reviews: ['summary'],
}
const MOST = 300
/** Shorter than the life of a kept page, which shows the same. */
const TTL_MS = 30_000

/**
 * Pages that are rendered anew (another parameter in the address, a page whose time is over) mostly ask what the last one asked.
 * Such answers are remembered for half a minute, as long as the catalogue is the one they speak of; answers under way are shared.
 * The answers belong to everybody: a page must not change them.
 */
export function rememberPageReads(revision: () => number, ttlMs = TTL_MS): (api: StoreApi) => StoreApi {
  const known = new LRUCache<string, Promise<unknown>>({ max: MOST, ttl: ttlMs })
  let at = revision()

  function ask(key: string, call: () => Promise<unknown>): Promise<unknown> {
    if (revision() !== at) {
      at = revision()
      known.clear()
    }
    const before = known.get(key)
    if (before) return before
    const answer = call()
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    return answer
  }

  const remembering = (feature: string, calls: Calls, names: readonly string[]): Calls =>
    new Proxy(calls, {
      get: (_, name) => {
        const call = Reflect.get(calls, name) as (input?: unknown) => Promise<unknown>
        return names.includes(String(name))
          ? (input?: unknown) => ask(`${feature}.${String(name)} ${JSON.stringify(input)}`, () => call(input))
          : call
      },
    })

  return (api) =>
    new Proxy(api, {
      get: (_, feature) => {
        const calls = Reflect.get(api, feature) as Calls
        const names = READS[feature as keyof StoreApi]
        return names ? remembering(String(feature), calls, names) : calls
      },
    })
}

type Calls = Record<string, (input?: unknown) => Promise<unknown>>
