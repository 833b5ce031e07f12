import type { NotNull } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { add, type Cents, toCents, toWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Aging } from '../contract.ts'
import { AGES, type ByAge, byAge, sumOf } from '../rules/aging.ts'

/** The open invoices that one answer adds up; above it the oldest are shown. */
const MOST_INVOICES = 20_000
const MOST_COMPANIES = 500

const openInvoices = (db: Db) =>
  db
    .selectFrom('credit_position')
    .where('status', '=', 'captured')
    .where('owed_cents', '<>', 0)
    .where('due_on', 'is not', null)
    .orderBy('due_on')

/** What companies owe on open invoices, to the merchant's day of now. */
export async function creditAging(db: Db, _: Authorized<'credit.read-aging'>, now: Date): Promise<Aging> {
  const { day } = inStoreZone(now)
  const invoices = await openInvoices(db)
    .innerJoin('company', 'company.id', 'company_id')
    .select(['company_id', 'company.name', 'due_on', 'owed_cents'])
    .limit(MOST_INVOICES)
    .$narrowType<{ due_on: NotNull }>()
    .execute()
  const companies = [...Map.groupBy(invoices, ({ company_id }) => company_id)].map(([id, own]) => ({
    id,
    own,
    ages: byAge(own.map(asOwed), day),
  }))
  const late = ({ ages }: (typeof companies)[number]) => sumOf(ages) - ages.notDue
  const sorted = companies.toSorted((one, other) => late(other) - late(one))
  const total = byAge(invoices.map(asOwed), day)
  return {
    day,
    rows: sorted.slice(0, MOST_COMPANIES).map(({ id, own, ages }) => ({
      companyID: id,
      company: own[0]!.name,
      ages: onWire(ages),
      owed: toWire(sumOf(ages)),
      oldestDueOn: own[0]!.due_on,
      invoices: own.length,
    })),
    next: null,
    total: { ...onWire(total), owed: toWire(sumOf(total)) },
  }
}

const asOwed = ({ due_on, owed_cents }: { due_on: string; owed_cents: number }) => ({
  dueOn: due_on,
  owed: toCents(owed_cents),
})

const onWire = (ages: ByAge) =>
  Object.fromEntries(AGES.map((age) => [age, toWire(ages[age])])) as Record<keyof ByAge, number>

export interface Statement {
  company: string
  /** street, and city with state and ZIP */
  address: readonly string[]
  /** yyyy-mm-dd */
  day: string
  invoices: readonly {
    orderID: string
    purchaseOrder: string
    invoicedOn: string
    dueOn: string
    owed: Cents
  }[]
  ages: ByAge
  owed: Cents
}

/** The open invoices of a company, oldest first, at most 200. Throws ApiError not_found for another's. */
export async function statementOf(
  db: Db,
  permission: Authorized<'company.read'>,
  { companyId, now }: { companyId: number; now: Date },
): Promise<Statement> {
  const company = found(
    await db
      .selectFrom('company')
      .select(['name', 'street', 'city', 'state', 'zip'])
      .where('id', '=', companyId)
      .where(inCompany(permission, 'company.id'))
      .executeTakeFirst(),
  )
  const rows = await openInvoices(db)
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'orders.purchase_order', 'invoiced_at', 'due_on', 'owed_cents'])
    .where('credit_position.company_id', '=', companyId)
    .limit(200)
    .$narrowType<{ due_on: NotNull }>()
    .execute()
  const { day } = inStoreZone(now)
  const { name, street, city, state, zip } = company
  return {
    company: name,
    address: [street, `${city}, ${state} ${zip}`],
    day,
    invoices: rows.map(({ order_id, purchase_order, invoiced_at, due_on, owed_cents }) => ({
      orderID: order_id,
      purchaseOrder: purchase_order ?? '',
      invoicedOn: invoiced_at === null ? '' : inStoreZone(invoiced_at).day,
      dueOn: due_on,
      owed: toCents(owed_cents),
    })),
    ages: byAge(rows.map(asOwed), day),
    owed: add(...rows.map(({ owed_cents }) => toCents(owed_cents))),
  }
}
