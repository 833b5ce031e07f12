import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Told } from './problem-lists.ts'
import { emptyStage, stagedCount } from './stage.ts'

/** An import whose rows are read, or are being read. */
export interface OpenImport {
  id: number
  /** rows of the file that were read and staged by a process that was killed */
  rows: number
  staged: number
  told: Partial<Told>
  /** all rows are staged */
  isRead: boolean
}

/** What an import is known by. */
export interface ImportSource {
  /** of the content of the file; without it an import never goes on */
  fingerprint?: string | undefined
  file?: string | undefined
  by?: string | undefined
}

/** A stage that is older is read again: the checks may have changed with a release. */
const MOST_AGE = sql.lit('1 day')

/**
 * Goes on with the import of the same file that was killed, as far as its rows are staged, or begins a new
 * one with an empty stage. `settings`: all else that decides how a row is read.
 */
export async function openImport(
  db: Db,
  { fingerprint, file = '', by = '' }: ImportSource,
  settings: unknown,
): Promise<OpenImport> {
  const whole = fingerprint === undefined ? randomUUID() : `${fingerprint} ${JSON.stringify(settings)}`
  return db.transaction().execute(async (trx) => {
    const { rows } = await openOne(whole).execute(trx)
    const [kept] = rows
    const { count } = (await stagedCount.execute(trx)).rows[0] ?? { count: 0 }
    if (kept && kept.staged === count) return kept
    await forgetOpen(trx)
    const { id } = await trx
      .insertInto('catalog_import')
      .values({ fingerprint: whole, file, run_by: by, state: 'reading' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, rows: 0, staged: 0, told: {}, isRead: false }
  })
}

export const openOne = (fingerprint: string) => sql<OpenImport>`
  select id, rows_read as rows, rows_staged as staged, told, state = 'read' as "isRead"
  from catalog_import
  where state in ('reading', 'read')
    and fingerprint = ${fingerprint}
    and began_at > now() - ${MOST_AGE}::interval`

/** Forgets an import that wrote nothing, with its staged rows. */
export async function forgetOpen(db: Db): Promise<void> {
  await db.deleteFrom('catalog_import').where('state', 'in', ['reading', 'read']).execute()
  await emptyStage(db)
}

/** Notes how far an import is, in the transaction that stages its rows. */
export const noteProgress = (db: Db, { id, rows, staged, told, isRead }: OpenImport) =>
  db
    .updateTable('catalog_import')
    .set({
      rows_read: rows,
      rows_staged: staged,
      told: JSON.stringify(told),
      state: isRead ? 'read' : 'reading',
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** So many imports can be taken back. */
const MOST_KEPT = 20

/** Notes that the rows of an import are in the catalog, and forgets the oldest that could be taken back. */
export async function noteImported(
  db: Db,
  id: number,
  { added, changed }: { added: number; changed: number },
): Promise<void> {
  await db
    .updateTable('catalog_import')
    .set({ state: 'imported', imported_at: sql`now()`, added, changed })
    .where('id', '=', id)
    .execute()
  await emptyStage(db)
  await db
    .deleteFrom('catalog_import')
    .where('state', 'in', ['imported', 'undone'])
    .where('id', 'not in', (older) =>
      older
        .selectFrom('catalog_import')
        .select('id')
        .where('state', 'in', ['imported', 'undone'])
        .orderBy('id', 'desc')
        .limit(MOST_KEPT),
    )
    .execute()
}
