import { basename } from 'node:path'
import type { Db } from '#db/connect.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Report } from '#lib/table/import-file.ts'
import type { ImportKind } from '../rules/kinds.ts'
import { texts } from '../texts.ts'

const LONGEST = 500
const KEPT_DAYS = 365

/**
 * Runs an import and keeps what became of it. `run` answers with the exit code of its command, 0 when it
 * imported, and reports what it read. What it throws is kept and thrown again.
 */
export async function recordRun(
  db: Db,
  { kind, file, by, clock }: { kind: ImportKind; file: string; by: string; clock: Clock },
  run: (report: Report) => Promise<number>,
): Promise<number> {
  const { id } = await db
    .insertInto('import_run')
    .values({ kind, file: basename(file).slice(0, LONGEST), run_by: by, began_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  let told: Parameters<Report>[0] = { rows: 0, rejected: 0 }
  const end = (error: string | null) =>
    db
      .updateTable('import_run')
      .set({
        ended_at: clock.now(),
        rows: told.rows,
        rejected: told.rejected,
        error: error?.slice(0, LONGEST) ?? null,
      })
      .where('id', '=', id)
      .execute()
  try {
    const code = await run((report) => {
      told = report
    })
    await end(code === 0 ? null : (told.problem ?? texts.failed))
    return code
  } catch (error) {
    await end(error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** Forgets old runs, but the newest of each kind. Returns how many. */
export async function forgetRuns(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('import_run as old')
    .where('began_at', '<', later(now, -KEPT_DAYS * DAY_MS))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_run as newer')
          .select('newer.id')
          .whereRef('newer.kind', '=', 'old.kind')
          .whereRef('newer.id', '>', 'old.id'),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
