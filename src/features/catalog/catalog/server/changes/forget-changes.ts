import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { HOUR_MS, later } from '#lib/dates.ts'
import { home } from './read-changes.ts'

const AT_ONCE = 10_000

/**
 * Deletes changes that are more than an hour old: a reader that comes back later reads everything again.
 * First it says which it deletes, so that no reader takes missing changes for none. Returns how many.
 */
export async function forgetChanges(db: Db, now: Date): Promise<number> {
  await moveFloor(now).execute(db)
  let deleted = 0
  for (;;) {
    const { numAffectedRows = 0n } = await deleteSeen.execute(db)
    deleted += Number(numAffectedRows)
    if (Number(numAffectedRows) < AT_ONCE) return deleted
  }
}

/** A change has the age of its commit, which only a snapshot knows: one is taken now and used in an hour. */
const moveFloor = (now: Date) => sql`
  update catalog_change_floor
  set
    home = ${home},
    deleted = case when home = ${home} then next end,
    next = pg_current_snapshot(),
    next_at = ${now}
  where home <> ${home} or next_at is null or next_at <= ${later(now, -HOUR_MS)}`

/** Also changes of a server that this database was copied from: their transactions do not exist here yet. */
const deleteSeen = sql`
  delete from catalog_change
  where seq in (
    select seq
    from catalog_change
    cross join catalog_change_floor
    where pg_visible_in_snapshot(xid, deleted)
      or xid >= pg_snapshot_xmax(pg_current_snapshot())
    order by seq
    limit ${sql.lit(AT_ONCE)}
  )`
