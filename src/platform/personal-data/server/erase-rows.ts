import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { DeclaredData } from './declare.ts'
import { rowsOf } from './find-rows.ts'

type Files = Pick<FileStore, 'remove'>
type Row = Record<string, unknown>

/** Rows that one transaction erases. */
const ERASED_AT_ONCE = 200

/**
 * Erases the next rows of an entry. Returns how many; none: nothing is left to erase. A process that dies
 * before the commit leaves the rows, and the next one finds them again, with files that are gone already.
 */
export async function eraseRows(
  trx: Transaction<Tables>,
  files: Files,
  all: readonly DeclaredData[],
  entry: DeclaredData,
  email: string,
): Promise<number> {
  const { fate } = entry
  if (fate.kind === 'keep') return 0
  const left = fate.kind === 'blank' ? sql`and (${differs(entry.table, fate.values)})` : sql``
  const { rows } = await sql<Record<string, unknown>>`
    select ctid::text as row_place, *
    from ${sql.table(entry.table)}
    where ${rowsOf(all, entry, email)} ${left}
    limit ${ERASED_AT_ONCE}
    for update`.execute(trx)
  if (rows.length === 0) return 0
  // The rows are locked, so none moves before this transaction ends.
  const places = sql<SqlBool>`ctid = any(${rows.map(({ row_place }) => row_place)}::tid[])`
  await change(entry, places).execute(trx)
  await entry.erased?.(trx)
  await removeFiles(trx, files, entry, rows)
  return rows.length
}

function change({ table, fate }: DeclaredData, places: RawBuilder<SqlBool>): RawBuilder<unknown> {
  if (fate.kind !== 'blank') return sql`delete from ${sql.table(table)} where ${places}`
  const values = Object.entries(fate.values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return sql`update ${sql.table(table)} set ${sql.join(values)} where ${places}`
}

/** A row that says nothing about the person any more is not found again. */
const differs = (table: string, values: Row): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(
    Object.entries(values).map(
      ([column, value]) => sql`${sql.ref(`${table}.${column}`)} is distinct from ${value}`,
    ),
    sql` or `,
  )}`

async function removeFiles(
  trx: Transaction<Tables>,
  files: Files,
  { table, files: named }: DeclaredData,
  rows: readonly Row[],
): Promise<void> {
  if (!named) return
  for (const row of rows) {
    const values = named.columns.map((column) => row[column])
    if (values.at(-1) === null) continue
    const same = named.columns.map((column, index) => sql`${sql.ref(column)} = ${values[index]}`)
    const others = await sql`
      select from ${sql.table(table)} where ${sql.join(same, sql` and `)} limit 1`.execute(trx)
    if (others.rows.length === 0) await files.remove(named.key(values.map(String)))
  }
}
