import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'

type WorkKind =
  | 'cancel_request'
  | 'return_request'
  | 'payment_difference'
  | 'damage_report'
  | 'payment_returned'
  | 'dispute'

/** Puts something on the staff's list, once while it is open. False when it was there already. */
export async function openWork(
  trx: Transaction<Tables>,
  work: { orderId: string; kind: WorkKind; note: string; actor: string; now: Date },
): Promise<boolean> {
  const made = await trx
    .insertInto('work_item')
    .values({
      order_id: work.orderId,
      kind: work.kind,
      note: work.note,
      actor: work.actor,
      opened_at: work.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Takes something off the list. False when it was not on it. */
export async function closeWork(
  trx: Transaction<Tables>,
  orderId: string,
  kind: WorkKind,
  now: Date,
): Promise<boolean> {
  const closed = await trx
    .updateTable('work_item')
    .set({ closed_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}
