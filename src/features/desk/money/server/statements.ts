import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { type Authorized, found, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { toCents, toWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { type AgedAmounts, type Statement, statementsContract } from '../contract/statements.ts'
import { MONEY } from '../rules/access.ts'
import { type AgedSums, agedSums, ageOf, daysLate, overdueOf, owedOf } from '../rules/aging.ts'
import { statementTexts } from '../statement-texts.ts'
import type { StatementWanted } from './pdf/statement-pdf.tsx'
import { type OpenInvoice, readAging, readInvoices } from './read-aging.ts'

interface StatementContext extends WhoAsks {
  db: Db
  clock: Clock
  contact: { phone: string; email: string; address: string }
}

const statementPdf = { file: 'statement-pdf', load: () => import('./pdf/statement-pdf.tsx') }

const os = implement(statementsContract).$context<StatementContext>()

/** What companies on net terms owe, and the statements that say so. */
export const statementHandlers = {
  aging: os.aging.use(needs(MONEY.read)).handler(async ({ context: { db, clock, permission } }) => {
    const today = inStoreZone(clock.now()).day
    const companies = await readAging(db, permission, { today })
    const total = agedSums([], today)
    for (const { sums } of companies)
      for (const column of Object.keys(total) as (keyof AgedSums)[]) total[column] += sums[column]
    return {
      day: today,
      rows: companies.map(({ companyId, name, sums }) => ({
        companyID: companyId,
        name,
        ...amountsOf(sums),
      })),
      total: amountsOf(total),
    }
  }),

  statement: os.statement
    .use(needs(MONEY.read))
    .handler(({ input: { companyID }, context: { db, clock, permission } }) =>
      statementOf(db, permission, { companyId: companyID, now: clock.now() }),
    ),

  statementFile: os.statementFile
    .use(needs(MONEY.read))
    .handler(async ({ input: { companyID }, context: { db, clock, contact, permission } }) => {
      const wanted = { companyId: companyID, now: clock.now() }
      const pdf = await printStatement(await statementOf(db, permission, wanted), contact)
      const name = `${statementTexts.fileName}-${companyID}.pdf`
      return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' })
    }),
}

/** What a company owes now, invoice by invoice. Throws ApiError not_found. */
async function statementOf(
  db: Db,
  permission: Authorized<'money.read'>,
  { companyId, now }: { companyId: number; now: Date },
): Promise<Statement> {
  const today = inStoreZone(now).day
  const [company, [aging], invoices] = await Promise.all([
    db
      .selectFrom('company')
      .select(['name', 'email', 'phone', 'street', 'city', 'state', 'zip'])
      .where('id', '=', companyId)
      .executeTakeFirst(),
    readAging(db, permission, { today, companyId }),
    readInvoices(db, permission, companyId),
  ])
  const { name, email, phone, street, city, state, zip } = found(company)
  return {
    companyID: companyId,
    ...{ name, email, phone },
    address: city === '' ? [] : [street, `${city}, ${state} ${zip}`].filter(Boolean),
    asOf: today,
    sums: amountsOf(aging?.sums ?? agedSums([], today)),
    invoices: invoices.map((invoice) => presentInvoice(invoice, today)),
  }
}

const printStatement = (statement: Statement, contact: StatementContext['contact']): Promise<Uint8Array> =>
  makePdf(statementPdf, {
    statement,
    shop: { ...contact, name: merchant().name, checks: merchant().checks },
  } satisfies StatementWanted)

const wire = (cents: number): number => toWire(toCents(cents))

const amountsOf = (sums: AgedSums): AgedAmounts => ({
  current: wire(sums.current),
  days30: wire(sums.days30),
  days60: wire(sums.days60),
  days90: wire(sums.days90),
  older: wire(sums.older),
  credits: wire(sums.credits),
  overdue: wire(overdueOf(sums)),
  owed: wire(owedOf(sums)),
})

function presentInvoice(invoice: OpenInvoice, today: string): Statement['invoices'][number] {
  const dueOn = invoice.due_on!
  return {
    orderID: invoice.order_id,
    purchaseOrder: invoice.purchase_order ?? '',
    invoicedOn: inStoreZone(invoice.invoiced_at!).day,
    dueOn,
    age: ageOf(dueOn, today),
    daysLate: daysLate(dueOn, today),
    billed: wire(invoice.billed_cents),
    refunded: wire(invoice.refunded_cents),
    received: wire(invoice.received_cents),
    owed: wire(invoice.owed_cents),
  }
}
