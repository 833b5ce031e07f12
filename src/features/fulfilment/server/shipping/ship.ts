import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder, moveOrNote, noteOrder, type OrderRow } from '#features/orders/server/index.ts'
import { requestCapture } from '#features/payments/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { planShipment, type ShipDecision, type ShippedLine } from '../../rules/shipping.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { closeWork } from '../worklist/work-items.ts'
import { shipmentsOf, shippableLines } from './shipments.ts'

/** Who does something to an order, and when. */
export interface Deed {
  orderId: string
  actor: string
  now: Date
}

export type ShipResult =
  /** its money was taken before, so it may leave */
  | { kind: 'shipped' }
  /** a part of the order: it leaves while the money is authorized, which is taken with the last part */
  | { kind: 'part_shipped' }
  /** it leaves once the money is taken: see moveMoney */
  | { kind: 'capturing' }
  | {
      kind: 'refused'
      reason:
        | Extract<ShipDecision, { kind: 'refuse' }>['reason']
        | 'no_such_order'
        | 'no_money'
        | 'same_tracking'
    }

/**
 * Makes a shipment. The last one of an order asks for its money, once for the whole order, and leaves when that was taken; one before
 * leaves against the authorization, because nothing may be charged that has not shipped (docs/decisions/0012).
 */
export function shipOrder(
  db: Db,
  deed: Deed & { carrier: string; tracking: string; lines?: readonly ShippedLine[] | undefined },
): Promise<ShipResult> {
  return inTransaction(
    db,
    async (trx): Promise<ShipResult> => {
      const order = await lockOrder(trx, deed.orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      const shipments = await shipmentsOf(trx, order.id)
      if (shipments.some(({ carrier, tracking }) => carrier === deed.carrier && tracking === deed.tracking))
        return { kind: 'refused', reason: 'same_tracking' }
      const plan = planShipment(order.state, await shippableLines(trx, order.id, shipments), deed.lines)
      if (plan.kind === 'refuse') return { kind: 'refused', reason: plan.reason }
      const capture = await requestCapture(trx, {
        orderId: order.id,
        actor: deed.actor,
        reason: 'shipment',
        shipment: { carrier: deed.carrier, tracking: deed.tracking },
        now: deed.now,
        ...(plan.isLast ? {} : { amount: 'later' }),
      })
      if (capture === 'nothing_authorized') return { kind: 'refused', reason: 'no_money' }
      await insertShipment(trx, deed, shipments.length + 1, plan.lines)
      await moveOrNote(trx, {
        orderId: order.id,
        from: order.state,
        to: 'in_fulfilment',
        kind: 'shipment_made',
        actor: deed.actor,
        reason: `${deed.carrier} ${deed.tracking}`,
        now: deed.now,
      })
      crashPoint('fulfilment.shipment-written')
      if (capture === 'requested') return { kind: 'capturing' }
      await releaseShipments(trx, { ...order, state: 'in_fulfilment' }, deed)
      return { kind: capture === 'captured' ? 'shipped' : 'part_shipped' }
    },
    texts.busy,
  )
}

async function insertShipment(
  trx: Transaction<Tables>,
  deed: Deed & { carrier: string; tracking: string },
  number: number,
  lines: readonly ShippedLine[],
): Promise<void> {
  const id = randomUUID()
  await trx
    .insertInto('shipment')
    .values({
      id,
      order_id: deed.orderId,
      number,
      carrier: deed.carrier,
      tracking: deed.tracking,
      state: 'created',
      appointment_on: null,
      created_at: deed.now,
    })
    .execute()
  await trx
    .insertInto('shipment_line')
    .values(lines.map(({ lineNo, quantity }) => ({ shipment_id: id, line_no: lineNo, quantity })))
    .execute()
}

/** Lets shipments leave that may: their units are sold, the buyer is told, the order is shipped when nothing is left behind. */
export async function releaseShipments(
  trx: Transaction<Tables>,
  order: OrderRow,
  deed: Omit<Deed, 'orderId'>,
): Promise<void> {
  const { actor, now } = deed
  const released = await trx
    .updateTable('shipment')
    .set({ released_at: now })
    .where('order_id', '=', order.id)
    .where('released_at', 'is', null)
    .returning('id')
    .execute()
  await sellStock(
    trx,
    released.map(({ id }) => id),
  )
  for (const { id } of released)
    await notify(trx, { kind: 'shipped', orderID: order.id, shipmentID: id }, now)
  const shipments = await shipmentsOf(trx, order.id)
  const lines = await shippableLines(trx, order.id, shipments)
  const step = { orderId: order.id, from: order.state, actor, reason: 'shipment left', now }
  if (lines.some(({ quantity, shipped }) => shipped !== quantity))
    return noteOrder(trx, { ...step, kind: 'part_shipped' })
  await moveOrNote(trx, { ...step, to: 'shipped', kind: 'shipped' })
  // When the rest was called off, everything may have arrived before.
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

// Rows are locked in product-id order, as everywhere.
const sellStock = (trx: Transaction<Tables>, shipmentIds: readonly string[]) =>
  sql`
    with gone as (
      select l.product_id, sum(s.quantity)::int as quantity
      from shipment_line s join shipment on shipment.id = s.shipment_id join order_line l on l.order_id = shipment.order_id and l.line_no = s.line_no
      where s.shipment_id = any(${shipmentIds}) and l.reserves_stock group by l.product_id
    ), held as materialized (
      select stock.product_id from stock join gone using (product_id) order by stock.product_id for update of stock
    )
    update stock set reserved = stock.reserved - gone.quantity, sold = stock.sold + gone.quantity
    from gone, held where stock.product_id = gone.product_id and held.product_id = stock.product_id`.execute(
    trx,
  )

/** Takes back shipments that never left, because their money could not be taken. */
export const dropUnreleased = (trx: Transaction<Tables>, orderId: string) =>
  trx.deleteFrom('shipment').where('order_id', '=', orderId).where('released_at', 'is', null).execute()
