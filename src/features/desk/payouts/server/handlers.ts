import { implement } from '@orpc/server'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import {
  found,
  needs,
  requireAllRows,
  requireSignedIn,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { type Cents, toWire } from '#lib/money.ts'
import { textOf, UnreadableFile } from '#lib/table/decode-text.ts'
import { addDays, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { type Payout, payoutsContract } from '../contract.ts'
import { PAYOUT, PAYOUT_LIMITS } from '../rules/access.ts'
import { MOST_REPORT_BYTES } from '../rules/formats.ts'
import { texts } from '../texts.ts'
import { matchAgain } from './match-lines.ts'
import { readPayouts } from './read-payouts.ts'
import { removeReport, saveReport } from './save-report.ts'

interface PayoutsContext extends WhoAsks {
  db: Db
  clock: Clock
  rateLimits: Pick<Limits, 'take'>
}

const os = implement(payoutsContract).$context<PayoutsContext>()

/** Days that a page of the list has. */
const DAYS = 31
/** Lines of a payout that a page shows. */
const LINES = 200
/** 0 for what a person should check: it comes first. */
const HOW_FINE = sql`case when finding in ('unknown', 'other_amount') then 0 else 1 end`

export const payoutsHandlers = {
  list: os.list.use(needs(PAYOUT.read)).handler(async ({ input, context: { db, clock, permission } }) => {
    requireAllRows(permission)
    const today = inStoreZone(clock.now()).day
    const to = input.to ?? today
    const from = addDays(to, 1 - DAYS)
    const payouts = (await readPayouts(db, { from, to })).map(present)
    const sum = (name: 'gross' | 'fees' | 'adjustments' | 'bank') =>
      Math.round(payouts.reduce((all, payout) => all + payout[name] * 100, 0)) / 100
    const total = {
      gross: sum('gross'),
      fees: sum('fees'),
      adjustments: sum('adjustments'),
      bank: sum('bank'),
    }
    return { from, to, payouts, total, before: addDays(from, -1) }
  }),

  open: os.open.use(needs(PAYOUT.read)).handler(async ({ input, context: { db, permission } }) => {
    const { id } = input
    requireAllRows(permission)
    const payout = found(await db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst())
    const report = await db
      .selectFrom('settlement_report')
      .select(['id', 'file', 'uploaded_by', 'uploaded_at'])
      .where('id', '=', payout.report_id)
      .executeTakeFirstOrThrow()
    const { order, isAfter } = placeIn(
      { by: ['number', HOW_FINE], id: 'line_no', direction: 'asc' },
      input.after,
    )
    const lines = await db
      .selectFrom('payout_line')
      .leftJoin('payout as twin', 'twin.id', 'twin_payout_id')
      .selectAll('payout_line')
      .select(['twin.reference as twin_reference', HOW_FINE.as('how_fine')])
      .where('payout_id', '=', id)
      .where(isAfter)
      .orderBy(order)
      .limit(LINES + 1)
      .execute()
    const { page, next } = pageOf(
      lines,
      LINES,
      ({ how_fine }) => Number(how_fine),
      ({ line_no }) => line_no,
    )
    return {
      ...present(payout),
      report: {
        ...{ id: report.id, file: report.file, by: report.uploaded_by },
        at: report.uploaded_at.toISOString(),
      },
      ...{ rows: page.map(presentLine), next },
    }
  }),

  upload: os.upload.use(needs(PAYOUT.write)).handler(async ({ input: { provider, file }, context }) => {
    const { db, clock, permission, rateLimits } = context
    const { accountId } = requireSignedIn(context)
    const text = await textIn(file)
    await takePoint(rateLimits, [PAYOUT_LIMITS['settlement-report'], String(accountId)], texts.tooMany)
    return saveReport(db, permission, { provider, file: file.name.slice(0, 200), text, now: clock.now() })
  }),

  matchAgain: os.matchAgain.use(needs(PAYOUT.write)).handler(async ({ input: { id }, context }) => {
    const { accountId } = requireSignedIn(context)
    await takePoint(
      context.rateLimits,
      [PAYOUT_LIMITS['payout-match'], String(accountId)],
      texts.tooManyMatches,
    )
    return matchAgain(context.db, context.permission, id)
  }),

  remove: os.remove.use(needs(PAYOUT.write)).handler(async ({ input, context }) => {
    await removeReport(context.db, context.permission, { ...input, now: context.clock.now() })
    return { result: 'removed' as const }
  }),
}

/** The text of an uploaded report. Throws ApiError too_large, file_refused. */
async function textIn(file: File): Promise<string> {
  if (file.size > MOST_REPORT_BYTES) throw new ApiError('too_large', texts.tooLarge, { status: 413 })
  const refused = (message: string) =>
    new ApiError('file_refused', message, { status: 422, details: { issues: [{ path: 'file', message }] } })
  if (file.size === 0) throw refused(texts.noFile)
  try {
    return await textOf(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(texts.notText) : error
  }
}

const dollars = (cents: number): number => toWire(cents as Cents)

type Line = Selectable<Tables['payout_line']> & { twin_reference: string | null }

function presentLine(line: Line) {
  const twin =
    line.twin_payout_id === null || line.twin_reference === null
      ? null
      : { id: line.twin_payout_id, reference: line.twin_reference }
  return {
    ...{ lineNo: line.line_no, kind: line.kind, reference: line.reference },
    gross: dollars(line.gross_cents),
    fee: dollars(line.fee_cents),
    net: dollars(line.gross_cents - line.fee_cents),
    ...{ orderID: line.order_id, finding: twin ? ('twice' as const) : line.finding, twin },
  }
}

const present = (row: Selectable<Tables['payout']>): Payout => ({
  ...{ id: row.id, provider: row.provider, reference: row.reference, day: row.day },
  gross: dollars(row.gross_cents),
  fees: dollars(row.fee_cents),
  adjustments: dollars(row.adjustment_cents),
  bank: dollars(row.bank_cents),
  ...{ lines: row.lines, notOurs: row.not_ours },
})
