import type { Db } from '#db/connect.ts'

interface Projected {
  /** the version of the catalog that it was made from */
  readonly version: number
  /** the moment at which it ends although the version is the same, such as the next change of a price */
  readonly until?: Date | null
  /** false once something changed that it is made of, although the version is the same */
  readonly isFresh?: () => boolean
}

interface Wanted {
  /** made from this version or a later one */
  version: number
  now: Date
}

/**
 * A value made from the whole catalog: one for each database handle, made again when the version moves on or
 * the value ends. `make` gets the value before, to take over what did not change. Calls at the same time
 * share one run; a failure is not held.
 */
export function projection<V extends Projected>(
  make: (db: Db, wanted: Wanted & { before: V | undefined }) => Promise<V>,
): (db: Db, wanted: Wanted) => Promise<V> {
  const runs = new WeakMap<Db, Promise<V>>()
  const holds = ({ version, until, isFresh }: V, wanted: Wanted): boolean =>
    version >= wanted.version && (!until || wanted.now < until) && (isFresh?.() ?? true)
  return async function present(db, wanted) {
    const run = runs.get(db)
    const before = await run?.catch(() => undefined)
    if (before !== undefined && holds(before, wanted)) return before
    // Another call that waited as well has begun to make it: wait for that one.
    if (runs.get(db) !== run) return present(db, wanted)
    const fresh = make(db, { ...wanted, before })
    runs.set(db, fresh)
    return fresh
  }
}

/** The same thing for every call with one database handle, made at the first. */
export function oneFor<V>(make: (db: Db) => V): (db: Db) => V {
  const made = new WeakMap<Db, V>()
  return (db) => {
    const known = made.get(db) ?? make(db)
    made.set(db, known)
    return known
  }
}
