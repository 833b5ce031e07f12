import { sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Indexes by name: what stands after "on" in the statement that makes one. A capability whose large table
 * gets an index names it here instead of in a migration, which would keep writers waiting until the index is
 * built. A changed index gets a new name.
 */
export type OnlineIndexes = Readonly<Record<string, string>>

/** One process builds; the lock ends with its connection. */
const LOCK = 189_001

export const taken = sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`

export const validIndexes = sql<{ name: string }>`
  select relname as name
  from pg_index
  join pg_class on pg_class.oid = indexrelid
  where indisvalid and pg_table_is_visible(indexrelid)`

/**
 * Builds the indexes that are missing, while buyers go on buying. An index whose building was interrupted is
 * built anew. While another process builds, this one goes on without waiting. Returns the names of those it
 * built.
 */
export const buildIndexes = (db: Db, indexes: OnlineIndexes): Promise<string[]> =>
  db.connection().execute(async (one) => {
    const { rows } = await taken.execute(one)
    if (!rows[0]?.mine) return []
    try {
      const missing = await missingOf(one, Object.keys(indexes))
      for (const name of missing) {
        await sql`drop index concurrently if exists ${sql.table(name)}`.execute(one)
        await sql`create index concurrently ${sql.table(name)} on ${sql.raw(indexes[name] ?? '')}`.execute(
          one,
        )
      }
      // Without figures of its values PostgreSQL guesses what an expression finds, and may leave the index.
      const tables = new Set(missing.map((name) => (indexes[name] ?? '').split(' ', 1)[0] ?? ''))
      for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(one)
      return missing
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(one)
    }
  })

async function missingOf(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await validIndexes.execute(db)
  const built = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !built.has(name))
}
