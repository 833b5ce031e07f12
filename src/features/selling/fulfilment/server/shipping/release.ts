import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { EventActor } from '#features/people/accounts/rules/actor.ts'
import { moveOrNote, noteOrder, type OrderRow, sellUnits } from '#features/selling/orders/server/index.ts'
import { notify } from '../mail/notices.ts'
import { closeWork } from '../worklist/work-items.ts'
import { type StoredShipment, shipmentsOf, shippableLines } from './shipments.ts'

/**
 * Lets the shipments leave that wait for their money: their units are sold and the buyer gets a mail. The
 * order is shipped when nothing of it is left behind. The caller has locked the order.
 */
export async function releaseShipments(
  trx: Transaction<Tables>,
  order: OrderRow,
  { actor, now }: { actor: EventActor; now: Date },
): Promise<void> {
  const rows = await trx
    .updateTable('shipment')
    .set({ released_at: now })
    .where('order_id', '=', order.id)
    .where('released_at', 'is', null)
    .returning('id')
    .execute()
  const released = new Set(rows.map(({ id }) => id))
  const shipments = await shipmentsOf(trx, order.id)
  await sellUnits(trx, order.id, unitsOf(shipments.filter(({ id }) => released.has(id))))
  for (const id of released) await notify(trx, { kind: 'shipped', orderID: order.id, shipmentID: id }, now)
  const lines = await shippableLines(trx, order.id, shipments)
  const left = { from: order.state, actor, reason: 'shipment left', now }
  const step = { orderId: order.id, ...left, audit: 'none' } as const
  if (lines.some(({ quantity, shipped }) => shipped !== quantity))
    return noteOrder(trx, { ...step, kind: 'part_shipped' })
  await moveOrNote(trx, { ...step, to: 'shipped', kind: 'shipped' })
  // When the rest was called off, all shipments may have arrived already.
  if (shipments.every(({ state }) => state === 'delivered'))
    await moveOrNote(trx, {
      ...step,
      from: 'shipped',
      to: 'delivered',
      kind: 'delivered',
      reason: 'all has arrived',
    })
  await closeWork(trx, order.id, 'cancel_request', now)
}

const unitsOf = (shipments: readonly StoredShipment[]) =>
  shipments
    .flatMap(({ lines }) => lines)
    .map(({ line_no, quantity }) => ({ lineNo: line_no, units: quantity }))

/** Deletes shipments that never left, because their money could not be captured. */
export const dropUnreleased = (trx: Transaction<Tables>, orderId: string) =>
  trx.deleteFrom('shipment').where('order_id', '=', orderId).where('released_at', 'is', null).execute()
