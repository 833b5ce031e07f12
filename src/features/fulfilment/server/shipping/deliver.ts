import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder, moveOrNote, noteOrder } from '#features/orders/server/index.ts'
import type { Clock } from '#kit/clock.ts'
import { isForward } from '../../rules/shipping.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import type { CarrierNews, CarrierTracking } from '../ports.ts'
import type { Deed } from './ship.ts'
import { shipmentsOf, shippableLines } from './shipments.ts'

const BATCH = 50

const IS_FREIGHT = sql<boolean>`exists (
  select from shipment_line s join order_line l on l.order_id = shipment.order_id and l.line_no = s.line_no join product p on p.id = l.product_id
  where s.shipment_id = shipment.id and p.freight ->> 'mode' = 'ltl')`

/** Asks the carriers about everything that is on its way. Returns how many shipments moved. */
export async function trackShipments(services: {
  db: Db
  clock: Clock
  carriers: CarrierTracking
}): Promise<number> {
  const moving = await services.db
    .selectFrom('shipment')
    .selectAll('shipment')
    .select(IS_FREIGHT.as('isFreight'))
    .where('released_at', 'is not', null)
    .where('state', '<>', 'delivered')
    .orderBy('released_at')
    .limit(BATCH)
    .execute()
  let moved = 0
  for (const shipment of moving) {
    const news = await services.carriers.track({
      carrier: shipment.carrier,
      tracking: shipment.tracking,
      isFreight: shipment.isFreight,
      releasedAt: shipment.released_at ?? shipment.created_at,
    })
    if (
      news &&
      (await applyNews(
        services.db,
        { orderId: shipment.order_id, actor: shipment.carrier, now: services.clock.now() },
        shipment.id,
        news,
      ))
    )
      moved++
  }
  return moved
}

/** Marks every shipment of an order as delivered, on the word of staff. False when none was on its way. */
export async function deliverOrder(db: Db, deed: Deed): Promise<boolean> {
  const moving = (await shipmentsOf(db, deed.orderId)).filter(
    ({ released_at, state }) => released_at !== null && state !== 'delivered',
  )
  let moved = 0
  for (const { id } of moving)
    if (await applyNews(db, deed, id, { state: 'delivered', appointmentOn: null })) moved++
  return moved > 0
}

/** Takes a carrier's word, forward only. False when it was no news. */
function applyNews(db: Db, deed: Deed, shipmentId: string, news: CarrierNews): Promise<boolean> {
  const { now } = deed
  return inTransaction(
    db,
    async (trx) => {
      const order = await lockOrder(trx, deed.orderId)
      const shipments = await shipmentsOf(trx, deed.orderId)
      const before = shipments.find(({ id }) => id === shipmentId)
      if (!order || !before || before.released_at === null) return false
      const hasMoved = isForward(before.state, news.state)
      const isAppointed =
        news.appointmentOn !== null &&
        news.appointmentOn !== before.appointment_on &&
        news.state !== 'delivered'
      if (!hasMoved && !isAppointed) return false
      await trx
        .updateTable('shipment')
        .set({
          ...(hasMoved
            ? {
                state: news.state,
                in_transit_at: before.in_transit_at ?? now,
                delivered_at: news.state === 'delivered' ? now : null,
              }
            : {}),
          ...(isAppointed ? { appointment_on: news.appointmentOn } : {}),
        })
        .where('id', '=', shipmentId)
        .execute()
      if (isAppointed)
        await notify(trx, { kind: 'appointment', orderID: order.id, shipmentID: shipmentId }, now)
      const step = {
        orderId: order.id,
        actor: deed.actor,
        reason: `${before.carrier} ${before.tracking}`,
        now,
      }
      if (!hasMoved) await noteOrder(trx, { ...step, kind: 'appointment' })
      else if (news.state !== 'delivered') await noteOrder(trx, { ...step, kind: 'in_transit' })
      else {
        const others = shipments.filter(({ id }) => id !== shipmentId)
        const isWhole =
          others.every(({ state }) => state === 'delivered') &&
          (await shippableLines(trx, order.id, shipments)).every(
            ({ quantity, shipped }) => quantity === shipped,
          )
        if (isWhole) await moveOrNote(trx, { ...step, from: order.state, to: 'delivered', kind: 'delivered' })
        else await noteOrder(trx, { ...step, kind: 'part_delivered' })
        await notify(trx, { kind: 'delivered', orderID: order.id, shipmentID: shipmentId }, now)
      }
      return true
    },
    texts.busy,
  )
}
