import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { lockOrder } from '#features/selling/orders/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { texts } from '../../texts.ts'
import { closeWork } from '../worklist/work-items.ts'

/** Staff explained this difference, with these figures. */
export async function isSettled(
  db: Db | Transaction<Tables>,
  reference: string,
  finding: string,
): Promise<boolean> {
  const settled = await db
    .selectFrom('settled_difference')
    .select('finding')
    .where('reference', '=', reference)
    .where('finding', '=', finding)
    .executeTakeFirst()
  return settled !== undefined
}

/**
 * Records that a difference was settled outside the store, and why. It leaves the list until its figures
 * change. False when the list has no such difference, for example because the figures are others by now.
 */
export function settleDifference(
  db: Db,
  permission: Authorized<'payments.reconcile'>,
  { reference, finding, reason, now }: { reference: string; finding: string; reason: string; now: Date },
): Promise<boolean> {
  requireAllRows(permission)
  const actor = writeActor(permission.actor)
  return inTransaction(
    db,
    async (trx) => {
      await lockOrder(trx, reference)
      if (!(await closeFinding(trx, { reference, finding, now }))) return isSettled(trx, reference, finding)
      await trx
        .insertInto('settled_difference')
        .values({ reference, finding, reason, actor, settled_at: now })
        .onConflict((conflict) =>
          conflict.columns(['reference', 'finding']).doUpdateSet({ reason, actor, settled_at: now }),
        )
        .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'payments.settle-difference',
        entity: 'payment difference',
        entityId: reference,
        before: { finding },
        reason,
      })
      return true
    },
    texts.busy,
  )
}

async function closeFinding(
  trx: Transaction<Tables>,
  { reference, finding, now }: { reference: string; finding: string; now: Date },
): Promise<boolean> {
  const open = await trx
    .selectFrom('work_item')
    .select('id')
    .where('order_id', '=', reference)
    .where('kind', '=', 'payment_difference')
    .where('note', '=', finding)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (open) return closeWork(trx, reference, 'payment_difference', now)
  const orphans = await trx
    .selectFrom('stray_charge')
    .selectAll()
    .where('order_ref', '=', reference)
    .where('closed_at', 'is', null)
    .forUpdate()
    .execute()
  const orphan = orphans.find(
    ({ charge_id, amount_cents }) => texts.orphan(charge_id, amount_cents) === finding,
  )
  if (!orphan) return false
  await trx
    .updateTable('stray_charge')
    .set({ closed_at: now })
    .where('provider', '=', orphan.provider)
    .where('charge_id', '=', orphan.charge_id)
    .execute()
  return true
}
