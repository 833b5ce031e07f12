import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { ManyCustomersRow } from '../contract.ts'
import { texts } from '../texts.ts'
import { changeRows, refuseStrangers } from './change-rows.ts'

type MayWrite = Authorized<'customers.write'>

/**
 * Changes who looks after several customers in one transaction. Rows of another company, rows that are gone
 * and rows that another person changed are skipped. Answers what takes the change back. Throws ApiError
 * invalid for a person of another team.
 */
export async function changeCustomers(
  db: Db,
  permission: MayWrite,
  { rows, now }: { rows: readonly ManyCustomersRow[]; now: Date },
) {
  await refuseStrangers(db, permission, rows)
  return inTransaction(
    db,
    async (trx) =>
      changeRows(rows, await lockCustomers(trx, permission, rows), (customer, row) =>
        changeOne(trx, permission, { customer, row, now }),
      ),
    texts.busy,
  )
}

/** Locks customers by id, so that two presses cannot block each other. */
const lockCustomers = (
  trx: Transaction<Tables>,
  permission: MayWrite,
  rows: readonly Pick<ManyCustomersRow, 'id'>[],
) =>
  trx
    .selectFrom('customer')
    .select(['id', 'company_id', 'assigned_id', 'version'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where(inCompany(permission, 'company_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

type Locked = Awaited<ReturnType<typeof lockCustomers>>[number]

/** Changes one customer and answers what takes it back. */
async function changeOne(
  trx: Transaction<Tables>,
  permission: MayWrite,
  { customer, row, now }: { customer: Locked; row: ManyCustomersRow; now: Date },
): Promise<ManyCustomersRow> {
  const { id, company_id, assigned_id } = customer
  const { assigneeID } = row
  const version = customer.version + 1
  await trx
    .updateTable('customer')
    .set({ assigned_id: assigneeID, version, changed_at: now })
    .where('id', '=', id)
    .execute()
  await recordAudit(trx, {
    actor: permission.actor,
    action: 'customers.change-many',
    entity: 'customer',
    entityId: id,
    before: { assigneeID: assigned_id },
    after: { assigneeID },
    companyId: company_id ?? undefined,
  })
  return { id, version, assigneeID: assigned_id }
}
