import type { Db } from '#db/connect.ts'
import type { Day } from '#platform/clock/rules/calendar.ts'
import { type AgedSums, agedSums, byMostOverdue, overdueOf } from '../rules/aging.ts'

/** A company with open invoices. Sums are in cents. */
export interface CompanyAging {
  companyId: number
  name: string
  /** '' where we know none */
  email: string
  sums: AgedSums
  overdue: number
}

/** Invoices that one statement lists; its sums are of all. */
/** Invoices that a statement lists. */
export const MOST_INVOICES = 1_000

/**
 * What each order on net terms owes, of those that can owe something: what was not paid in full, and what was
 * refunded. The first are found by an index.
 */
const openPositions = (db: Db) =>
  db
    .selectFrom('credit_position')
    .where('credit_position.status', '=', 'captured')
    .where('owed_cents', '<>', 0)
    .where('credit_position.id', 'in', (eb) =>
      eb
        .selectFrom('credit_charge')
        .select('credit_charge.id')
        .where('credit_charge.status', '=', 'captured')
        .whereRef('captured_cents', '>', 'received_cents')
        .union(eb.selectFrom('credit_refund').select('charge_id as id')),
    )

/** Companies that owe something or have a credit, those first who owe most of what is oldest. */
export async function readAging(
  db: Db,
  { today, companyId }: { today: Day; companyId?: number },
): Promise<CompanyAging[]> {
  const rows = await openPositions(db)
    .innerJoin('company', 'company.id', 'credit_position.company_id')
    .$if(companyId !== undefined, (query) => query.where('company.id', '=', companyId!))
    .select(({ fn, eb }) => [
      'company.id',
      'company.name',
      'company.email',
      'due_on',
      eb(eb.ref('owed_cents'), '<', 0).as('is_credit'),
      fn.sum<string>('owed_cents').as('owed'),
    ])
    .groupBy(['company.id', 'due_on', 'is_credit'])
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .map((own) => {
      const { id, name, email } = own[0]!
      const sums = agedSums(
        own.map(({ due_on, owed }) => ({ dueOn: due_on!, owed: Number(owed) })),
        today,
      )
      return { companyId: id, name, email, sums, overdue: overdueOf(sums) }
    })
    .toSorted((one, other) => byMostOverdue(one.sums, other.sums) || one.companyId - other.companyId)
}

export type OpenInvoice = Awaited<ReturnType<typeof readInvoices>>[number]

/** The open invoices of a company, the oldest first; one more than a statement lists. */
export const readInvoices = (db: Db, companyId: number) =>
  openPositions(db)
    .innerJoin('orders', 'orders.id', 'credit_position.order_id')
    .where('credit_position.company_id', '=', companyId)
    .select([
      'order_id',
      'orders.purchase_order',
      'invoiced_at',
      'due_on',
      'billed_cents',
      'refunded_cents',
      'received_cents',
      'owed_cents',
    ])
    .orderBy('due_on')
    .orderBy('order_id')
    .limit(MOST_INVOICES + 1)
    .execute()
