import type { Db } from '#db/connect.ts'
import type { LedgerEntry } from '#tests/fixtures/providers/payment-ledger.ts'
import type { Check } from './database-facts.ts'

/** The charges and credit notes on net terms, in the form of a provider's ledger. */
export async function chargesOnTerms(db: Db): Promise<LedgerEntry[]> {
  const charges = await db.selectFrom('credit_charge').selectAll().execute()
  const notes = await db
    .selectFrom('credit_refund')
    .innerJoin('credit_charge', 'credit_charge.id', 'charge_id')
    .select(['credit_refund.id', 'order_id', 'charge_id', 'credit_refund.amount_cents'])
    .execute()
  return [
    ...charges.map((charge) => ({
      id: charge.id,
      orderId: charge.order_id,
      amount: charge.status === 'captured' ? charge.captured_cents : charge.amount_cents,
      token: '',
      status: charge.status,
    })),
    ...notes.map((note) => ({
      id: note.id,
      orderId: note.order_id,
      amount: note.amount_cents,
      token: '',
      status: 'captured' as const,
      refundOf: note.charge_id,
    })),
  ]
}

/** I3: an order on net terms uses the credit of its own company, and each invoice says when it is due. */
export const creditOfOwnCompany: Check = async ({ db }) => {
  const charges = await db
    .selectFrom('credit_charge')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select([
      'credit_charge.id',
      'credit_charge.company_id as debtor',
      'orders.company_id as buyer',
      'credit_charge.status',
      'due_on',
    ])
    .execute()
  return [
    ...charges
      .filter(({ debtor, buyer }) => debtor !== buyer)
      .map(({ id }) => `I3: charge ${id} uses the credit of another company`),
    ...charges
      .filter(({ status, due_on }) => (status === 'captured') !== (due_on !== null))
      .map(({ id }) => `I3: charge ${id} is an invoice without a due date, or the reverse`),
  ]
}
