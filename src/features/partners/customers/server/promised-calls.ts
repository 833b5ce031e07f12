import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { texts } from '../texts.ts'

const PAGE = 20

/** Calls that were promised for a day up to `until` and not made, the oldest first. */
export async function promisedCalls(db: Db, permission: Authorized<'customers.read'>, until: string) {
  const rows = await db
    .selectFrom('timeline_entry')
    .innerJoin('customer', 'customer.id', 'timeline_entry.customer_id')
    .select([
      'timeline_entry.id',
      'timeline_entry.text',
      'timeline_entry.actor_name',
      'timeline_entry.call_on',
    ])
    .select(['customer.id as customer_id', 'customer.name as customer_name', 'customer.phone'])
    .where('timeline_entry.call_on', '<=', until)
    .where('timeline_entry.called_at', 'is', null)
    .where(inCompany(permission, 'customer.company_id'))
    .orderBy('timeline_entry.call_on')
    .orderBy('timeline_entry.id')
    .limit(PAGE + 1)
    .execute()
  return {
    hasMore: rows.length > PAGE,
    calls: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      customerID: row.customer_id,
      customerName: row.customer_name,
      phone: row.phone,
      text: row.text,
      by: row.actor_name,
      on: row.call_on ?? until,
    })),
  }
}

/** Says that a promised call was made. Throws ApiError not_found, also for one that was made already. */
export const markCalled = (
  db: Db,
  permission: Authorized<'customers.write'>,
  { id, now }: { id: number; now: Date },
): Promise<void> =>
  inTransaction(
    db,
    async (trx) => {
      const { customer_id, company_id } = found(
        await trx
          .selectFrom('timeline_entry')
          .innerJoin('customer', 'customer.id', 'timeline_entry.customer_id')
          .select(['customer.id as customer_id', 'customer.company_id'])
          .where('timeline_entry.id', '=', id)
          .where('timeline_entry.call_on', 'is not', null)
          .where('timeline_entry.called_at', 'is', null)
          .where(inCompany(permission, 'customer.company_id'))
          .forUpdate()
          .executeTakeFirst(),
      )
      await trx.updateTable('timeline_entry').set({ called_at: now }).where('id', '=', id).execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'customers.called',
        entity: 'customer',
        entityId: customer_id,
        after: { entry: id },
        companyId: company_id ?? undefined,
      })
    },
    texts.busy,
  )
