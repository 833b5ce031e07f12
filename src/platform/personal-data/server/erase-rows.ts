import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { DeclaredData, NamedFiles } from './declare.ts'
import { rowsOf } from './find-rows.ts'

type Files = Pick<FileStore, 'remove'>
type Row = Record<string, unknown>

/** Rows that one transaction erases. */
const ERASED_AT_ONCE = 200
const NOTHING = { count: 0, files: [] }

/** A file by the row that names it, or named it before it was erased. */
interface ErasedFile {
  table: string
  values: readonly string[]
}

interface NamedFile extends ErasedFile {
  key: string
}

/**
 * Erases the next rows of an entry. Returns how many; none: nothing is left to erase. Their files stay until
 * the rows are gone for good: `removeErasedFile` takes them after the commit.
 */
export async function eraseRows(
  trx: Transaction<Tables>,
  all: readonly DeclaredData[],
  entry: DeclaredData,
  email: string,
): Promise<{ count: number; files: NamedFile[] }> {
  const { fate } = entry
  if (fate.kind === 'keep') return NOTHING
  const { rows } = await nextRows(all, entry, email).execute(trx)
  if (rows.length === 0) return NOTHING
  // The rows are locked, so none moves before this transaction ends.
  const places = sql<SqlBool>`ctid = any(${rows.map(({ row_place }) => row_place)}::tid[])`
  await change(entry, places).execute(trx)
  await entry.erased?.(trx)
  return { count: rows.length, files: filesOf(entry, rows) }
}

/** The next rows of an entry that are still to be erased. */
export function nextRows(all: readonly DeclaredData[], entry: DeclaredData, email: string) {
  const { table, fate } = entry
  const left = fate.kind === 'blank' ? sql`and (${differs(table, fate.values)})` : sql``
  return sql<Record<string, unknown>>`
    select ctid::text as row_place, *
    from ${sql.table(table)}
    where ${rowsOf(all, entry, email)} ${left}
    limit ${ERASED_AT_ONCE}
    for update`
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

/** The files that rows named, once each. */
export function filesOf({ table, files: named }: DeclaredData, rows: readonly Row[]): NamedFile[] {
  if (!named) return []
  const all = rows.map((row) => named.columns.map((column) => row[column]))
  const whole = all.filter((values) => values.at(-1) !== null).map((values) => values.map(String))
  const found = whole.map((values) => ({ table, values, key: named.key(values) }))
  return [...new Map(found.map((file) => [file.key, file])).values()]
}

/** Removes the file of an erased row, unless another row of the table names it. Again, it changes nothing. */
export async function removeErasedFile(
  db: Db,
  files: Files,
  all: readonly DeclaredData[],
  { table, values }: ErasedFile,
): Promise<void> {
  const named = all.find((entry) => entry.table === table && entry.files)?.files
  if (!named) return
  const others = await othersWith(table, named, values).execute(db)
  if (others.rows.length === 0) await files.remove(named.key(values))
}

/** A row that names a file. */
export function othersWith(table: string, { columns }: NamedFiles, values: readonly string[]) {
  const same = columns.map((column, place) => sql`${sql.ref(column)} = ${values[place]}`)
  return sql`
    select
    from ${sql.table(table)}
    where ${sql.join(same, sql` and `)}
    limit 1`
}
