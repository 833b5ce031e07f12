import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { type EventActor, writeActor } from '#features/people/accounts/rules/actor.ts'
import type { ProviderDifference } from '../tables.ts'

type WorkKind = Tables['work_item']['kind']

/** Puts an item on the staff's worklist, once while it is open. False when it is there already. */
export async function openWork(
  trx: Transaction<Tables>,
  work: {
    orderId: string
    kind: WorkKind
    note: string
    actor: EventActor
    now: Date
    difference?: ProviderDifference
  },
): Promise<boolean> {
  const made = await trx
    .insertInto('work_item')
    .values({
      order_id: work.orderId,
      kind: work.kind,
      note: work.note,
      actor: writeActor(work.actor),
      opened_at: work.now,
      ...(work.difference && { difference: JSON.stringify(work.difference) }),
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Takes an item off the worklist. False when it was not on it. */
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
