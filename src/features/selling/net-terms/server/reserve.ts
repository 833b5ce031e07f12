import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { type CreditDecision, decideCredit } from '../rules/credit.ts'
import { creditUse } from './terms-offer.ts'

/** Every use of credit locks the company's account first, so its limit holds. */
export const lockCreditAccount = (trx: Transaction<Tables>, companyId: number) =>
  trx
    .selectFrom('credit_account')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

/** Whether a company may owe this many cents more now. */
export async function creditDecision(
  db: Db | Transaction<Tables>,
  companyId: number,
  more: Cents,
  now: Date,
): Promise<CreditDecision> {
  const row = await db
    .selectFrom('credit_account')
    .select(['limit_cents', 'terms_days', 'status'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  const account = row && { limit: toCents(row.limit_cents), termsDays: row.terms_days, status: row.status }
  return decideCredit(account, await creditUse(db, companyId, now), more)
}

/**
 * Reserves the credit of an order's new total before its invoice. The caller has locked the order and the
 * company's account.
 */
export const changeReservedCredit = (trx: Transaction<Tables>, orderId: string, total: Cents) =>
  trx
    .updateTable('credit_charge')
    .set({ amount_cents: total })
    .where('order_id', '=', orderId)
    .where('status', '=', 'authorized')
    .execute()
