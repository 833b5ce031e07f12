import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { payoutEntries } from '#features/desk/payouts/server/index.ts'
import { type Authorized, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { type Cents, toWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { moneyContract } from '../contract.ts'
import { MONEY } from '../rules/access.ts'
import { accountName, iifOf, Journal, type JournalLine } from '../rules/journal.ts'
import { type Period, periodOf } from '../rules/period.ts'
import { TaxReport, type TaxRow, type TaxSums, totalOf } from '../rules/tax-report.ts'
import { texts } from '../texts.ts'
import { readPostings } from './read-books.ts'

interface ReportContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(moneyContract).$context<ReportContext>()

/** Reports of a period, made from what happened to orders in it. */
export const reportHandlers = {
  journal: os.journal.use(needs(MONEY.read)).handler(async ({ input, context }) => {
    const period = askedPeriod(input, context)
    const lines = await journalOf(context.db, context.permission, period)
    return { ...period, lines: lines.map(presentLine) }
  }),

  journalFile: os.journalFile.use(needs(MONEY.read)).handler(async ({ input, context }) => ({
    iif: iifOf(await journalOf(context.db, context.permission, askedPeriod(input, context))),
  })),

  taxReport: os.taxReport.use(needs(MONEY.read)).handler(async ({ input, context }) => {
    const period = askedPeriod(input, context)
    const report = new TaxReport(input.by)
    for await (const { order, postings } of readPostings(context.db, context.permission, period))
      for (const { kind, taxed } of postings)
        if (taxed && (kind === 'sale' || kind === 'refund')) report.add(order, kind, taxed)
    const rows = report.rows()
    return { ...period, rows: rows.map(presentTax), total: sums(totalOf(rows)) }
  }),
}

function askedPeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  { clock }: ReportContext,
): Period {
  const period = periodOf(asked, inStoreZone(clock.now()).day)
  if (period) return period
  const issues = [{ path: 'from', message: texts.badPeriod }]
  throw new ApiError('invalid', texts.badPeriod, { details: { issues } })
}

export async function journalOf(
  db: Db,
  permission: Authorized<'money.read'>,
  period: Period,
): Promise<JournalLine[]> {
  const journal = new Journal()
  for await (const { postings } of readPostings(db, permission, period))
    for (const posting of postings) journal.add(posting)
  for (const { day, provider, amounts } of await payoutEntries(db, period)) {
    const { clearing, ...rest } = amounts
    journal.addEntry(day, 'banked', { ...rest, [`clearing:${provider}`]: clearing })
  }
  return journal.lines()
}

const dollars = (cents: number): number => toWire(cents as Cents)

const presentLine = ({ day, entry, account, amount }: JournalLine) => ({
  day,
  entry,
  account: accountName(account),
  debit: amount > 0 ? dollars(amount) : null,
  credit: amount < 0 ? dollars(-amount) : null,
})

function sums({ gross, exempt, untaxed, taxable, tax, refunded, taxRefunded }: TaxSums) {
  return {
    gross: dollars(gross),
    exempt: dollars(exempt),
    untaxed: dollars(untaxed),
    taxable: dollars(taxable),
    tax: dollars(tax),
    refunded: dollars(refunded),
    taxRefunded: dollars(taxRefunded),
    due: dollars(tax - taxRefunded),
  }
}

const presentTax = ({ state, place, rate, reason, certificate, parts, ...row }: TaxRow) => ({
  ...{ state, place, rate, reason, certificate },
  ...sums(row),
  parts: parts && {
    state: dollars(parts.state),
    county: dollars(parts.county),
    city: dollars(parts.city),
    special: dollars(parts.special),
  },
})
