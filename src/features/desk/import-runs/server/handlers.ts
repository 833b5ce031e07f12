import { implement } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { found, needs, requireSignedIn, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { type ImportRun, importRunsContract } from '../contract.ts'
import { IMPORT_RUN, IMPORT_RUN_LIMITS } from '../rules/access.ts'
import type { ImportKind } from '../rules/kinds.ts'
import { texts } from '../texts.ts'
import { isFailed, waitsForPerson } from './failed-runs.ts'

interface ImportRunsContext extends WhoAsks {
  db: Db
  clock: Clock
  rateLimits: Limits
}

const os = implement(importRunsContract).$context<ImportRunsContext>()
const NEWEST = 50

export const importRunsHandlers = {
  list: os.list.use(needs(IMPORT_RUN.read)).handler(async ({ context: { db, clock } }) => {
    const { rows } = await runRows(clock.now()).execute(db)
    return { runs: rows.map(present) }
  }),

  close: os.close.use(needs(IMPORT_RUN.close)).handler(async ({ input: { id, isClosed }, context }) => {
    const { actor, accountId, sessionId } = requireSignedIn(context)
    const turn = [IMPORT_RUN_LIMITS['import-close'], String(accountId)] as const
    await takePoint(context.rateLimits, turn, texts.tooMany)
    const now = context.clock.now()
    return inTransaction(
      context.db,
      async (trx) => {
        const { rows } = await lockedRun(id, now).execute(trx)
        const run = found(rows[0])
        if (run.closed === isClosed) throw new ApiError('done', texts.faster, { status: 409 })
        await trx
          .updateTable('import_run')
          .set(
            isClosed ? { closed_at: now, closed_by: actorName(actor) } : { closed_at: null, closed_by: null },
          )
          .where('id', '=', id)
          .execute()
        await recordAudit(trx, {
          ...{ actor, action: 'import-runs.close', entity: 'import_run', entityId: id, sessionId },
          before: { closed: run.closed },
          after: { closed: isClosed },
        })
        return { isClosed }
      },
      texts.busy,
    )
  }),
}

export interface RunRow {
  id: number
  kind: string
  file: string
  run_by: string
  began_at: Date
  ended_at: Date | null
  rows: number | null
  rejected: number | null
  error: string | null
  closed_at: Date | null
  closed_by: string | null
  failed: boolean
  waits: boolean
}

export const runRows = (now: Date): RawBuilder<RunRow> => sql<RunRow>`
  select id, kind, file, run_by, began_at, ended_at, rows, rejected, error, closed_at, closed_by,
    ${isFailed(now)} as failed, ${waitsForPerson(now)} as waits
  from import_run run
  order by id desc
  limit ${NEWEST}`

/** A run that failed, held for this transaction. */
export const lockedRun = (id: number, now: Date): RawBuilder<{ closed: boolean }> => sql<{ closed: boolean }>`
  select closed_at is not null as closed
  from import_run run
  where id = ${id} and ${isFailed(now)}
  for update`

const present = (row: RunRow): ImportRun => ({
  id: row.id,
  kind: row.kind as ImportKind,
  file: row.file,
  by: row.run_by,
  beganAt: row.began_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  state: row.failed ? 'failed' : row.ended_at ? 'imported' : 'running',
  rows: row.rows,
  rejected: row.rejected,
  error: row.failed ? (row.error ?? texts.died) : null,
  closed: row.closed_at && { at: row.closed_at.toISOString(), by: row.closed_by ?? '' },
  waits: row.waits,
})
