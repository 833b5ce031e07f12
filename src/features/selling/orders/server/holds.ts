import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { noteOrder, type OrderNote } from './transitions.ts'

type Hold = Required<Omit<OrderNote, 'kind' | 'audit'>>

/** Holds an order that the caller has locked. */
export async function holdStoredOrder(trx: Transaction<Tables>, hold: Hold): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ held_at: hold.now, held_by: writeActor(hold.actor), hold_reason: hold.reason })
    .where('id', '=', hold.orderId)
    .execute()
  await noteOrder(trx, { ...hold, kind: 'held' })
}

/** Releases an order that the caller has locked. */
export async function releaseStoredHold(trx: Transaction<Tables>, release: Hold): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ held_at: null, held_by: null, hold_reason: null })
    .where('id', '=', release.orderId)
    .execute()
  await noteOrder(trx, { ...release, kind: 'released' })
}
