import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requireStill } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { ReportProvider } from '../rules/formats.ts'
import { type PayoutSums, payoutsOf, readReport } from '../rules/read-report.ts'
import { texts } from '../texts.ts'
import { matchLines, oneAtATime } from './match-lines.ts'

interface Report {
  provider: ReportProvider
  /** the name of the file */
  file: string
  text: string
  now: Date
}

/**
 * Keeps the payouts of a report, all or none, each line beside our charge or refund. Throws ApiError
 * file_refused; known when a payout of it stands in another report, also when two people upload one at once.
 */
export async function saveReport(
  db: Db,
  permission: Authorized<'payouts.write'>,
  { provider, file, text, now }: Report,
): Promise<{ payouts: number; lines: number; notOurs: number }> {
  const read = await readReport(provider, text)
  if (read.problems)
    throw new ApiError('file_refused', read.problems.join(' '), {
      status: 422,
      details: { issues: [{ path: 'file', message: read.problems.join(' ') }], problems: read.problems },
    })
  const payouts = payoutsOf(provider, read.lines)
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      await oneAtATime(trx, provider)
      const report = await trx
        .insertInto('settlement_report')
        .values({ provider, file, uploaded_by: actorName(permission.actor), uploaded_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      let notOurs = 0
      for (const payout of payouts) notOurs += await savePayout(trx, report.id, provider, payout)
      await recordAudit(trx, {
        ...{ actor: permission.actor, action: 'payouts.upload', entity: 'settlement_report' },
        entityId: String(report.id),
        after: { provider, payouts: payouts.length, lines: read.lines.length, notOurs },
      })
      return { payouts: payouts.length, lines: read.lines.length, notOurs }
    },
    texts.busy,
  )
}

/** Writes a payout with its lines. Returns how many of them a person should check. */
async function savePayout(
  trx: Transaction<Tables>,
  report: number,
  provider: ReportProvider,
  payout: PayoutSums,
): Promise<number> {
  const row = await trx
    .insertInto('payout')
    .values({
      report_id: report,
      provider,
      reference: payout.payout,
      day: payout.day,
      gross_cents: payout.gross,
      fee_cents: payout.fees,
      adjustment_cents: payout.adjustments,
      bank_cents: payout.bank,
      lines: payout.lines.length,
      not_ours: 0,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw await knownAlready(trx, provider, payout.payout)
  await keepLines(row.id, payout).execute(trx)
  return matchLines(trx, { id: row.id, provider })
}

const keepLines = (payoutId: number, { lines }: PayoutSums) => sql`
  insert into payout_line (payout_id, line_no, kind, reference, gross_cents, fee_cents, finding)
  select ${payoutId}, line_no, kind, reference, gross, fee,
    case when kind in ('charge', 'refund') then 'unknown' else 'not_asked' end
  from unnest(
    ${lines.map(({ kind }) => kind)}::text[],
    ${lines.map(({ reference }) => reference)}::text[],
    ${lines.map(({ gross }) => gross)}::bigint[],
    ${lines.map(({ fee }) => fee)}::bigint[]
  ) with ordinality as line(kind, reference, gross, fee, line_no)`

async function knownAlready(trx: Transaction<Tables>, provider: ReportProvider, reference: string) {
  const { uploaded_by } = await trx
    .selectFrom('payout')
    .innerJoin('settlement_report', 'settlement_report.id', 'payout.report_id')
    .select('uploaded_by')
    .where('payout.provider', '=', provider)
    .where('payout.reference', '=', reference)
    .executeTakeFirstOrThrow()
  const message = texts.known(reference, uploaded_by)
  return new ApiError('known', message, {
    status: 409,
    details: { issues: [{ path: 'file', message }] },
  })
}

/**
 * Removes a report with its payouts; the row of the report stays, with who and why. Lines that stood twice in
 * reports may be its charges and refunds then. Throws ApiError gone.
 */
export const removeReport = (
  db: Db,
  permission: Authorized<'payouts.write'>,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<void> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const row = await trx
        .updateTable('settlement_report')
        .set({ removed_by: actorName(permission.actor), removed_at: now, remove_reason: reason })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning(['provider', 'file'])
        .executeTakeFirst()
      if (!row) throw new ApiError('gone', texts.gone, { status: 409 })
      await oneAtATime(trx, row.provider)
      const twins = await trx
        .selectFrom('payout_line')
        .innerJoin('payout', 'payout.id', 'payout_line.twin_payout_id')
        .innerJoin('payout as own', 'own.id', 'payout_line.payout_id')
        .select(['own.id', 'own.provider'])
        .distinct()
        .where('payout.report_id', '=', id)
        .where('own.report_id', '<>', id)
        .orderBy('own.id')
        .execute()
      await trx.deleteFrom('payout').where('report_id', '=', id).execute()
      for (const twin of twins) await matchLines(trx, twin)
      await recordAudit(trx, {
        ...{ actor: permission.actor, action: 'payouts.remove', entity: 'settlement_report', reason },
        ...{ entityId: String(id), before: row },
      })
    },
    texts.busy,
  )
