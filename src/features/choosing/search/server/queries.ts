import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/**
 * A transaction that sees one snapshot of the catalog, without later writes. Commit it to end it.
 */
export const openSnapshot = (db: Db) =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()

export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

export const readCategories = (db: Db) =>
  db.selectFrom('category').select(['id', 'parent_id', 'slug', 'name']).execute()

export const readAttributes = (db: Db) =>
  db
    .selectFrom('attribute')
    .select(['id', 'key', 'name', 'unit', 'kind', 'filterable'])
    .orderBy('position')
    .execute()

export const readStock = (db: Db) =>
  db.selectFrom('stock').select(['product_id as id', 'available', 'back_order', 'restock_on']).execute()

/** True when a price starts or ends in this time: that does not change the catalog's version. */
export async function hasPriceChanged(db: Db, since: Date, now: Date): Promise<boolean> {
  const { rows } = await priceChanges(since, now).execute(db)
  return rows[0]?.changed ?? false
}

export const priceChanges = (since: Date, now: Date) => sql<{ changed: boolean }>`
  select
    exists (select from product_price where valid_from > ${since} and valid_from <= ${now})
    or exists (select from product_price where valid_to > ${since} and valid_to <= ${now})
    as changed`

/**
 * A text that changes with every row that the index is made of, stock aside. `xmin` is the transaction that
 * wrote a row, so this reads no contents; the first parts tell catalogs and databases apart.
 */
export async function readRowsMark(db: Db): Promise<string> {
  const { rows } = await rowsMark.execute(db)
  return rows[0]?.mark ?? ''
}

const INDEXED = [
  'product',
  'product_price',
  'product_image',
  'product_relation',
  'matched_system',
  'category',
  'attribute',
] as const

const writtenRows = (table: (typeof INDEXED)[number]) => sql`
  select concat_ws(' ', count(*), sum(hashtextextended(ctid || ' ' || xmin, 0))) as mark
  from ${sql.table(table)}`

export const rowsMark = sql<{ mark: string }>`
  select
    concat_ws(', ', version, changed_at, database.oid, string_agg(rows.mark, ', ' order by rows.mark)) as mark
  from catalogue_version
  join pg_database database on database.datname = current_database()
  cross join (${sql.join(INDEXED.map(writtenRows), sql` union all `)}) rows
  group by version, changed_at, database.oid`
