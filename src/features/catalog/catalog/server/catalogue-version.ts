import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The number that grows with every change of the catalog. */
export async function catalogueVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('catalogue_version')
    .select('version')
    .where(sql<SqlBool>`only_row`)
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Records that the catalog changed: moves its version and notifies every process that listens on
 * "catalog".
 * Call it in the transaction of the change.
 */
export async function bumpCatalogue(db: Db): Promise<number> {
  const { rows } = await nextVersion.execute(db)
  return rows[0]?.version ?? 0
}

/** Makes every process read again what its pages show; in the transaction of the change. */
export const announceChange = (db: Db) => sql`select pg_notify('catalogue', '')`.execute(db)

export const nextVersion = sql<{ version: number; notified: string }>`
  with moved as (
    update catalogue_version
    set version = version + 1, changed_at = now()
    returning version
  )
  select version, pg_notify('catalogue', version::text)::text as notified
  from moved`
