import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** What a change is of. Prices are also noted when they begin or end, which no statement says. */
export type ChangeKind =
  | 'product'
  | 'price'
  | 'stock'
  | 'image'
  | 'relation'
  | 'match'
  | 'document'
  | 'review'
  | 'question'
  | 'category'
  | 'attribute'
  | 'vocabulary'

/**
 * The ids that changed, by kind. An empty id stands for all of a kind. That of the vocabulary is a table and
 * the key of a row: "goods_type boiler".
 */
export type ChangedIds = Readonly<Partial<Record<ChangeKind, readonly string[]>>>

/**
 * How far a reader has come. It can be kept as JSON and goes on from there in a later process.
 *
 * Numbers alone would miss changes: a transaction that took a lower number may commit later. So it is a
 * snapshot of PostgreSQL, which knows exactly which transactions it saw.
 */
export interface ChangeCursor {
  /** the database and its timeline: numbers of transactions mean nothing in another one */
  home: string
  snapshot: string
  /** the highest number read: after a crash PostgreSQL may use the number of a transaction again */
  seq: number
  /** prices that begin or end up to this moment are read */
  at: Date
}

interface Changes {
  changed: ChangedIds
  /** of the catalog, not older than the changes */
  version: number
  next: ChangeCursor
}

/** The cursor of a reader that reads all of the catalog now, in the transaction of `db`. */
export async function startCursor(db: Db, now: Date): Promise<ChangeCursor> {
  const { rows } = await cursorNow.execute(db)
  return { ...(rows[0] ?? NOWHERE), at: now }
}

const NOWHERE = { home: '', snapshot: '1:1:', seq: 0 }

/**
 * What changed since a cursor, each change exactly once. Undefined when that cannot be said any more: the
 * changes were deleted, or the database is another one than the cursor's. Then everything is read again. One
 * statement, two probes of an index while nothing changes.
 */
export async function readChanges(db: Db, cursor: ChangeCursor, now: Date): Promise<Changes | undefined> {
  const at = now > cursor.at ? now : cursor.at
  const { rows } = await changesSince(cursor, at).execute(db)
  const row = rows[0]
  if (!row?.follows) return undefined
  const { home, snapshot, seq, version, changed } = row
  return { changed, version, next: { home, snapshot, seq, at } }
}

/** The database, and the timeline that a restore or a change of servers begins. */
export const home = sql`
  concat_ws(
    '.',
    history,
    (select oid from pg_database where datname = current_database()),
    (select timeline_id from pg_control_checkpoint())
  )`

export const cursorNow = sql<{ home: string; snapshot: string; seq: number }>`
  select
    ${home} as home,
    pg_current_snapshot()::text as snapshot,
    coalesce((select max(seq) from catalog_change), 0) as seq
  from catalog_change_floor`

/** Changes that the cursor's snapshot does not see. One that began earlier may have committed later. */
const unseen = ({ snapshot, seq }: ChangeCursor): RawBuilder<unknown> => sql`
  select seq, kind, id
  from catalog_change
  where seq > ${seq}
  union
  select seq, kind, id
  from catalog_change
  where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`

const pricesBetween = (since: Date, until: Date): RawBuilder<unknown> => sql`
  select 0, 'price', product_id
  from product_price
  where valid_from > ${since} and valid_from <= ${until}
  union all
  select 0, 'price', product_id
  from product_price
  where valid_to > ${since} and valid_to <= ${until}`

/** Whether every change that may be deleted was seen by the cursor. */
const seesDeleted = ({ snapshot }: ChangeCursor): RawBuilder<unknown> => sql`
  pg_snapshot_xmax(deleted) <= pg_snapshot_xmax(${snapshot}::pg_snapshot)
  and not exists (
    select from pg_snapshot_xip(${snapshot}::pg_snapshot) as running
    where pg_visible_in_snapshot(running, deleted)
  )`

interface ChangesRow {
  home: string
  snapshot: string
  seq: number
  version: number
  follows: boolean
  changed: ChangedIds
}

export const changesSince = (cursor: ChangeCursor, at: Date): RawBuilder<ChangesRow> => sql<ChangesRow>`
  with here as (
    select
      ${home} as home,
      pg_current_snapshot() as snapshot,
      case when home = ${home} then deleted end as deleted
    from catalog_change_floor
  ), unseen as (
    ${unseen(cursor)}
    union all
    ${pricesBetween(cursor.at, at)}
  ), changed as (
    select kind, jsonb_agg(distinct id) as ids, max(seq) as seq
    from unseen
    group by kind
  )
  select
    home,
    snapshot::text as snapshot,
    greatest(${cursor.seq}, (select max(seq) from changed)) as seq,
    (select version from catalogue_version) as version,
    home = ${cursor.home}
      and pg_snapshot_xmax(snapshot) >= pg_snapshot_xmax(${cursor.snapshot}::pg_snapshot)
      and (deleted is null or ${seesDeleted(cursor)}) as follows,
    (select coalesce(jsonb_object_agg(kind, ids), '{}') from changed) as changed
  from here`
