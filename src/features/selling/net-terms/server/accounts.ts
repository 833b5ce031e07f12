import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found, inCompany, requireStill } from '#features/people/accounts/server/index.ts'
import { type Cents, toCents, toWire } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { CompanyCredit } from '../contract.ts'
import { creditLeft } from '../rules/credit.ts'
import { texts } from '../texts.ts'
import { creditUse } from './terms-offer.ts'

const NEWEST = 100

/** The companies that the reader may see, by name. */
export const creditCompanies = (db: Db, permission: Authorized<'company.read'>) =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where(inCompany(permission, 'company.id'))
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute()

/** The credit of a company. Throws ApiError not_found for another company's. */
export async function companyCredit(
  db: Db,
  permission: Authorized<'company.read'>,
  { companyId, now }: { companyId: number; now: Date },
): Promise<CompanyCredit> {
  const company = found(
    await db
      .selectFrom('company')
      .select(['id', 'name'])
      .where('id', '=', companyId)
      .where(inCompany(permission, 'company.id'))
      .executeTakeFirst(),
  )
  const [account, use, charges] = await Promise.all([
    db.selectFrom('credit_account').selectAll().where('company_id', '=', companyId).executeTakeFirst(),
    creditUse(db, companyId, now),
    db
      .selectFrom('credit_position')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(NEWEST)
      .execute(),
  ])
  return {
    companyID: company.id,
    companyName: company.name,
    account: account
      ? {
          limit: wire(account.limit_cents),
          termsDays: account.terms_days,
          status: account.status,
          note: account.note,
          used: toWire(use.used),
          left: toWire(creditLeft({ limit: toCents(account.limit_cents) }, use)),
          hasOverdue: use.hasOverdue,
        }
      : null,
    charges: charges.map((charge) => ({
      orderID: charge.order_id,
      state: charge.status,
      billed: wire(charge.billed_cents),
      refunded: wire(charge.refunded_cents),
      received: wire(charge.received_cents),
      owed: wire(charge.owed_cents),
      placedAt: charge.created_at.toISOString(),
      dueOn: charge.due_on,
      isOverdue: charge.overdue_at !== null && charge.owed_cents > 0,
    })),
  }
}

const wire = (cents: number): number => toWire(toCents(cents))

export interface AccountChange {
  companyId: number
  limit: Cents
  termsDays: number
  status: 'open' | 'stopped'
  reason: string
  now: Date
}

/**
 * Opens, changes or stops a credit account. Orders on terms that are under way keep their terms. Throws
 * ApiError not_found, forbidden.
 */
export const setAccount = (
  db: Db,
  permission: Authorized<'credit.write'>,
  { companyId, limit, termsDays, status, reason, now }: AccountChange,
): Promise<void> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      found(await trx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst())
      // The lock that orders on terms take: a lowered limit holds for the next order.
      const before = await trx
        .selectFrom('credit_account')
        .select(['limit_cents', 'terms_days', 'status'])
        .where('company_id', '=', companyId)
        .forUpdate()
        .executeTakeFirst()
      const after = { limit_cents: limit, terms_days: termsDays, status }
      const changed = { ...after, note: reason, changed_by: writeActor(permission.actor), changed_at: now }
      await trx
        .insertInto('credit_account')
        .values({ company_id: companyId, ...changed })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changed))
        .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'credit.write',
        entity: 'credit_account',
        entityId: companyId,
        before,
        after,
        reason,
        companyId,
      })
    },
    texts.busy,
  )
