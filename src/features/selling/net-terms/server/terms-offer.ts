import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { type Cents, toCents, ZERO } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type CreditUse, creditLeft, decideCredit } from '../rules/credit.ts'
import { texts } from '../texts.ts'

interface TermsOffer {
  companyName: string
  days: number
  limit: Cents
  left: Cents
  /** why nothing can be bought on the account now; null when only the amount decides */
  unavailable: string | null
}

/** What a company may buy on account; undefined for a company without a credit account, or of others. */
export async function termsOffer(
  db: Db,
  permission: Authorized<'partner-orders.place'>,
  companyId: number,
  now: Date,
): Promise<TermsOffer | undefined> {
  const row = await db
    .selectFrom('credit_account')
    .innerJoin('company', 'company.id', 'credit_account.company_id')
    .select(['company.name', 'limit_cents', 'terms_days', 'status'])
    .where('company_id', '=', companyId)
    .where(inCompany(permission, 'company_id'))
    .executeTakeFirst()
  if (!row) return undefined
  const account = { limit: toCents(row.limit_cents), termsDays: row.terms_days, status: row.status }
  const use = await creditUse(db, companyId, now)
  const decision = decideCredit(account, use, ZERO)
  return {
    companyName: row.name,
    days: row.terms_days,
    limit: account.limit,
    left: creditLeft(account, use),
    unavailable: decision.kind === 'refused' ? texts.refused[decision.reason] : null,
  }
}

/** What the open orders of a company owe, and whether an invoice is overdue. */
export async function creditUse(
  db: Db | Transaction<Tables>,
  companyId: number,
  now: Date,
): Promise<CreditUse> {
  const { used } = await db
    .selectFrom('credit_position')
    .select((eb) => eb.fn.sum<number | null>('owed_cents').as('used'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const overdue = await db
    .selectFrom('credit_position')
    .select('id')
    .where('company_id', '=', companyId)
    .where('owed_cents', '>', 0)
    .where('due_on', '<', inStoreZone(now).day)
    .limit(1)
    .executeTakeFirst()
  return { used: toCents(used ?? 0), hasOverdue: overdue !== undefined }
}
