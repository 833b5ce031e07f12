import type { Db } from '#db/connect.ts'
import { type StoredTable, setStoredTables, storedTables } from './reference-table.ts'

/**
 * Makes the imported tables what this process knows. An import never changes, so only the rows of a new one
 * are read.
 */
export async function learnReferenceTables(db: Db): Promise<void> {
  const newest = await db
    .selectFrom('reference_table')
    .distinctOn('name')
    .select(['name', 'number', 'source', 'as_of', 'imported_at'])
    .orderBy('name')
    .orderBy('number', 'desc')
    .execute()
  const known = storedTables()
  const tables = new Map<string, StoredTable>()
  for (const { name, number, source, as_of: asOf, imported_at: importedAt } of newest) {
    if (source === null || asOf === null) continue
    const same = known.get(name)
    if (same?.number === number && same.importedAt.getTime() === importedAt.getTime()) tables.set(name, same)
    else tables.set(name, { number, importedAt, source, asOf, rows: await readRows(db, number) })
  }
  setStoredTables(tables)
}

const readRows = async (db: Db, number: number): Promise<unknown> =>
  (await db.selectFrom('reference_table').select('rows').where('number', '=', number).executeTakeFirst())
    ?.rows
