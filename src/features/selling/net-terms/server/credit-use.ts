import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { toCents } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { CreditUse } from '../rules/credit.ts'

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
