import type { Db } from '#db/connect.ts'
import { found } from '#features/people/accounts/server/index.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { toCents, toWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import type { AgedAmounts, Statement } from '../contract/statements.ts'
import { type AgedSums, agedSums, ageOf, daysLate, overdueOf, owedOf } from '../rules/aging.ts'
import type { StatementWanted } from './pdf/statement-pdf.tsx'
import { MOST_INVOICES, type OpenInvoice, readAging, readInvoices } from './read-aging.ts'

interface Contact {
  phone: string
  email: string
  address: string
}

const statementPdf = { file: 'statement-pdf', load: () => import('./pdf/statement-pdf.tsx') }

/** What a company owes now, invoice by invoice. Throws ApiError not_found. */
export async function readStatement(
  db: Db,
  { companyId, now }: { companyId: number; now: Date },
): Promise<Statement> {
  const today = inStoreZone(now).day
  const [company, [aging], invoices] = await Promise.all([
    db
      .selectFrom('company')
      .select(['name', 'email', 'phone', 'street', 'city', 'state', 'zip'])
      .where('id', '=', companyId)
      .executeTakeFirst(),
    readAging(db, { today, companyId }),
    readInvoices(db, companyId),
  ])
  const { name, email, phone, street, city, state, zip } = found(company)
  const sums = aging?.sums ?? agedSums([], today)
  const listed = invoices.slice(0, MOST_INVOICES)
  const listedCents = listed.reduce((sum, { owed_cents }) => sum + owed_cents, 0)
  return {
    companyID: companyId,
    ...{ name, email, phone },
    address: city === '' ? [] : [street, `${city}, ${state} ${zip}`].filter(Boolean),
    asOf: today,
    sums: amountsOf(sums),
    unlisted: invoices.length > MOST_INVOICES ? wire(owedOf(sums) - listedCents) : null,
    invoices: listed.map((invoice) => presentInvoice(invoice, today)),
  }
}

export const printStatement = (statement: Statement, contact: Contact): Promise<Uint8Array> =>
  makePdf(statementPdf, {
    statement,
    shop: { ...contact, name: merchant().name, checks: merchant().checks },
  } satisfies StatementWanted)

export const wire = (cents: number): number => toWire(toCents(cents))

export const amountsOf = (sums: AgedSums): AgedAmounts => ({
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
