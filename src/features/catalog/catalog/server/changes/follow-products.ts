import type { Db } from '#db/connect.ts'
import { oneFor } from '#platform/projections/server/projection.ts'
import { vocabulary } from '../../rules/vocabulary/current.ts'
import type { Vocabulary } from '../../rules/vocabulary/vocabulary.ts'
import { catalogNews } from './catalog-news.ts'
import { type ChangeCursor, type ChangedIds, readChanges, startCursor } from './read-changes.ts'

/** A value made of many products, and how it takes over what changed. */
interface Follower<V> {
  /** the changes of products that it is made of */
  kinds: readonly (keyof ChangedIds)[]
  /** Makes it from the whole catalog. */
  begin(db: Db, now: Date): Promise<V>
  /**
   * The value after these products changed. It may be called again for the same products. What others read
   * of `before` stays as it was.
   */
  apply(db: Db, before: V, ids: readonly string[], now: Date): Promise<V>
}

/** With more changed products, reading everything costs less. */
const MOST_CHANGED = 5_000

/**
 * A value made of many products, one for each database handle. The first call makes it; each later one reads
 * only the products that changed since the call before. Calls while it is brought up to date share the next
 * round. A call that fails leaves the value as it was, and the next one goes on from there.
 */
export function followProducts<V>(follower: Follower<V>): (db: Db, now: Date) => Promise<V> {
  const rounds = oneFor((db) => shareRounds(keep(db, follower)))
  return (db, now) => rounds(db)(now)
}

function keep<V>(db: Db, { kinds, begin, apply }: Follower<V>): (now: Date) => Promise<V> {
  let kept: { cursor: ChangeCursor; words: Vocabulary; heard: number; value: V } | undefined
  const news = catalogNews(db)
  return async (now) => {
    const words = vocabulary()
    const heard = news.now()
    // A process that follows the catalog has heard of nothing new. Others have never heard anything.
    if (kept?.words === words && heard > 0 && kept.heard === heard) return kept.value
    const changes = kept?.words === words ? await readChanges(db, kept.cursor, now) : undefined
    const ids = changes && changedProducts(changes.changed, kinds)
    if (kept && changes && ids) {
      const value = ids.length === 0 ? kept.value : await apply(db, kept.value, ids, now)
      kept = { cursor: changes.next, words, heard, value }
    } else {
      // The cursor comes first: what changes while the catalog is read is read again.
      const cursor = await startCursor(db, now)
      kept = { cursor, words, heard, value: await begin(db, now) }
    }
    return kept.value
  }
}

/** The products that changed; undefined for all of them. */
function changedProducts(changed: ChangedIds, kinds: readonly (keyof ChangedIds)[]): string[] | undefined {
  const ids = [...new Set(kinds.flatMap((kind) => changed[kind] ?? []))]
  return changed.vocabulary || ids.includes('') || ids.length > MOST_CHANGED ? undefined : ids
}

/** One run at a time. A call begins the next run, or shares it while it waits. */
function shareRounds<V>(run: (now: Date) => Promise<V>): (now: Date) => Promise<V> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<V> | undefined
  return (now) => {
    next ??= running.then(() => {
      next = undefined
      const round = run(now)
      running = round.catch(() => undefined)
      return round
    })
    return next
  }
}
