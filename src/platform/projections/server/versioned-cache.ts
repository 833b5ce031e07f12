import { LRUCache } from 'lru-cache'

export interface VersionedCacheOptions<V> {
  /** the present version; a change empties the cache. Left out where no value ever changes. */
  version?: () => unknown
  /** the most that all values may take by `sizeOf`; the least recently used go first */
  maxBytes: number
  sizeOf: (value: V) => number
  /** says of a value that is held whether it may still be given; always unless given */
  isFresh?: (value: V) => boolean
  /** says which loaded values are held; all unless given */
  keeps?: (value: V) => boolean
  /** drops a value after this time although the version is the same */
  ttlMs?: number
}

export interface VersionedCache<V> {
  /** The value held for `key`, or the one that `make` returns now. */
  get(key: string, make: () => V): V
  /** The same for a value that takes time. Calls under way are shared; a failure is not held. */
  load(key: string, make: () => Promise<V>): Promise<V>
  /**
   * The values of several keys, by key. `read` gets the keys that are not held, and leaves out what does not
   * exist. `version`: the one that the caller has read.
   */
  loadMany(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, V>>,
    version: unknown,
  ): Promise<ReadonlyMap<string, V>>
  bytes(): number
}

/**
 * A cache of values derived from one version of the catalog or the content: bounded in bytes, never stale.
 */
export function versionedCache<V extends {}>(options: VersionedCacheOptions<V>): VersionedCache<V> {
  const held = new LRUCache<string, V>({
    maxSize: options.maxBytes,
    sizeCalculation: (value) => Math.max(1, options.sizeOf(value)),
    ...(options.ttlMs === undefined ? {} : { ttl: options.ttlMs }),
  })
  // Without this a value that is not asked for again would stay until newer ones need its room.
  if (options.ttlMs !== undefined) setInterval(() => held.purgeStale(), options.ttlMs).unref()
  let underWay = new Map<string, Promise<V>>()
  let version = options.version?.()

  function dropOldVersion(): void {
    moveTo(options.version?.())
  }

  function moveTo(now: unknown): void {
    if (now === version) return
    version = now
    held.clear()
    underWay = new Map()
  }

  function fresh(key: string): V | undefined {
    const value = held.get(key)
    return value === undefined || (options.isFresh?.(value) ?? true) ? value : undefined
  }

  function get(key: string, make: () => V): V {
    dropOldVersion()
    const before = fresh(key)
    if (before !== undefined) return before
    const value = make()
    held.set(key, value)
    return value
  }

  async function load(key: string, make: () => Promise<V>): Promise<V> {
    dropOldVersion()
    const before = fresh(key) ?? underWay.get(key)
    if (before !== undefined) return before
    const calls = underWay
    const call = make()
    calls.set(key, call)
    try {
      const value = await call
      // The caller still gets an answer of an older version, but the cache does not hold it.
      dropOldVersion()
      if (calls === underWay && (options.keeps?.(value) ?? true)) held.set(key, value)
      return value
    } finally {
      calls.delete(key)
    }
  }

  async function loadMany(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, V>>,
    asked: unknown,
  ): Promise<ReadonlyMap<string, V>> {
    moveTo(asked)
    const found = new Map<string, V>()
    for (const key of keys) {
      const value = fresh(key)
      if (value !== undefined) found.set(key, value)
    }
    const missing = keys.filter((key) => !found.has(key))
    if (missing.length === 0) return found
    for (const [key, value] of await read(missing)) {
      if (version === asked) held.set(key, value)
      found.set(key, value)
    }
    return found
  }

  return { get, load, loadMany, bytes: () => held.calculatedSize }
}

/** The size of a plain value as JSON, in characters; exact enough for a bound. */
export const jsonSize = (value: unknown): number => JSON.stringify(value)?.length ?? 0
