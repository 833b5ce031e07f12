import { type SqlBool, sql } from 'kysely'
import { MAX_UNANSWERED } from '#db/claims.ts'
import type { Db } from '#db/connect.ts'
import { bulkTexts } from '../../bulk-texts.ts'
import type { BulkRow, BulkRun } from '../../contract/bulk.ts'
import { texts } from '../../texts.ts'

const RUNS = 20
const MOST = sql.lit(MAX_UNANSWERED)

/** A shipment that waited for its money has left by now, or is gone because the money was refused. */
const OUTCOME = sql`case
  when outcome is null then case when unanswered < ${MOST} then 'waiting' else 'refused' end
  when outcome <> 'capturing' then outcome
  when shipment.id is null then 'refused'
  when shipment.released_at is null then 'capturing'
  else 'shipped'
  end`.$castTo<BulkRow['outcome']>()

const REASON = sql`coalesce(reason, case
  when outcome is null and unanswered >= ${MOST} then 'unanswered'
  when outcome = 'capturing' and shipment.id is null then 'no_money'
  end)`.$castTo<string | null>()

/** The rows of `bulk_row`, joined with their run, that a person may try again. */
export const isToRetry = sql<SqlBool>`(
  outcome = 'refused' and (tracking <> '' or kind = 'deliver')
  or outcome is null and unanswered >= ${MOST}
  or outcome = 'capturing' and not exists (
    select from shipment
    where shipment.order_id = bulk_row.order_id
      and shipment.carrier = bulk_run.carrier
      and shipment.tracking = bulk_row.tracking
  )
)`

const rowsWithShipments = (db: Db) =>
  db
    .selectFrom('bulk_row')
    .innerJoin('bulk_run', 'bulk_run.id', 'bulk_row.run_id')
    .leftJoin('shipment', (join) =>
      join
        .onRef('shipment.order_id', '=', 'bulk_row.order_id')
        .onRef('shipment.carrier', '=', 'bulk_run.carrier')
        .onRef('shipment.tracking', '=', 'bulk_row.tracking'),
    )

const runs = (db: Db) =>
  db
    .selectFrom('bulk_run')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['bulk_run.id', 'kind', 'carrier', 'account.name', 'started_at'])

/** The newest runs of everybody. */
export async function newestRuns(db: Db): Promise<BulkRun[]> {
  const rows = await runs(db).orderBy('started_at', 'desc').limit(RUNS).execute()
  const counted = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ started_at, name: by, ...run }) => ({
    ...run,
    by,
    startedAt: started_at.toISOString(),
    counts: counted(run.id),
  }))
}

/** A run with its rows in the order of the list; undefined for an unknown id. */
export async function readRun(db: Db, id: string): Promise<(BulkRun & { rows: BulkRow[] }) | undefined> {
  const [run, rows] = await Promise.all([
    runs(db).where('bulk_run.id', '=', id).executeTakeFirst(),
    rowsWithShipments(db)
      .select([
        'bulk_row.order_id as orderID',
        'bulk_row.tracking',
        OUTCOME.as('outcome'),
        REASON.as('reason'),
      ])
      .where('run_id', '=', id)
      .orderBy('bulk_row.id')
      .execute(),
  ])
  if (!run) return undefined
  const { started_at, name: by, ...shown } = run
  return {
    ...shown,
    by,
    startedAt: started_at.toISOString(),
    counts: sumUp(rows.map(({ outcome }) => ({ outcome, count: 1 }))),
    rows: rows.map((row) => ({ ...row, reason: row.outcome === 'refused' ? sentenceOf(row.reason) : null })),
  }
}

async function countsOf(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await rowsWithShipments(db)
          .select(({ fn }) => ['run_id', OUTCOME.as('outcome'), fn.countAll<number>().as('count')])
          .where('run_id', 'in', ids)
          .groupBy(['run_id', OUTCOME])
          .execute()
  return (id: string) => sumUp(rows.filter(({ run_id }) => run_id === id))
}

function sumUp(rows: readonly { outcome: BulkRow['outcome']; count: number }[]): BulkRun['counts'] {
  const counts = { waiting: 0, done: 0, refused: 0 }
  for (const { outcome, count } of rows)
    counts[
      outcome === 'refused'
        ? 'refused'
        : outcome === 'waiting' || outcome === 'capturing'
          ? 'waiting'
          : 'done'
    ] += Number(count)
  return counts
}

function sentenceOf(reason: string | null): string {
  const known: Readonly<Record<string, string>> = { ...texts.refusals, ...bulkTexts.reasons }
  return known[reason ?? ''] ?? bulkTexts.reasons.unanswered
}
