import { type RawBuilder, sql, type Transaction } from 'kysely'
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

/** Writes a payout with its lines. Returns how many of them our books lack. */
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
  const { rows } = await keepLines(row.id, provider, payout).execute(trx)
  const notOurs = rows.filter(({ finding }) => finding === 'unknown' || finding === 'other_amount').length
  await trx.updateTable('payout').set({ not_ours: notOurs }).where('id', '=', row.id).execute()
  return notOurs
}

/**
 * A charge or refund is found by its own number at the provider, or by that of the charge. Of several the one
 * with the same amount is meant.
 */
export const keepLines = (
  payoutId: number,
  provider: ReportProvider,
  { lines }: PayoutSums,
): RawBuilder<{ finding: string }> => sql<{ finding: string }>`
  insert into payout_line (payout_id, line_no, kind, reference, gross_cents, fee_cents, order_id, finding)
  select ${payoutId}, line.line_no, line.kind, line.reference, line.gross, line.fee, found.order_id,
    case
      when line.kind not in ('charge', 'refund') then 'not_asked'
      when found.order_id is null then 'unknown'
      when found.amount_cents = abs(line.gross) then 'ours'
      else 'other_amount'
    end
  from unnest(
    ${lines.map(({ kind }) => kind)}::text[],
    ${lines.map(({ reference }) => reference)}::text[],
    ${lines.map(({ gross }) => gross)}::bigint[],
    ${lines.map(({ fee }) => fee)}::bigint[]
  ) with ordinality as line(kind, reference, gross, fee, line_no)
  left join lateral (
    select m.order_id, m.amount_cents
    from (
      select id from money_movement where provider_ref = line.reference
      union
      select moved.id
      from payment_attempt tried
      join money_movement moved on moved.order_id = tried.order_id and moved.attempt_id = tried.id
      where tried.provider_txn_id = line.reference
    ) as named
    join money_movement m on m.id = named.id
    join payment_attempt a on a.id = m.attempt_id and a.provider = ${provider}
    where m.kind = case line.kind when 'refund' then 'refund' else 'capture' end
      and (m.status = 'done' or m.error_code = 'returned')
    order by m.amount_cents = abs(line.gross) desc, m.created_at
    limit 1
  ) as found on line.kind in ('charge', 'refund')
  returning finding`

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

/** Removes a report with its payouts; the row of the report stays, with who and why. Throws ApiError gone. */
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
      await trx.deleteFrom('payout').where('report_id', '=', id).execute()
      await recordAudit(trx, {
        ...{ actor: permission.actor, action: 'payouts.remove', entity: 'settlement_report', reason },
        ...{ entityId: String(id), before: row },
      })
    },
    texts.busy,
  )
