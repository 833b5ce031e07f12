import type { ExpressionBuilder, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, coversAll } from '#features/people/accounts/server/index.ts'
import {
  lockOrder,
  lockOrderFor,
  moveOrNote,
  noteOrder,
  type OrderRow,
} from '#features/selling/orders/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { isForward } from '../../rules/shipping.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import type { OrderChange, RecordedChange } from '../order-change.ts'
import type { CarrierNews, CarrierTracking } from '../ports.ts'
import { isOnItsWay, replacementsOf } from '../replacement/replacements.ts'
import { type StoredShipment, shipmentsOf, shippableLines, TRAVELS_AS_FREIGHT } from './shipments.ts'

const BATCH = 50

/** Whether a product in the shipment travels as freight. */
const isFreight = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'shipment'>) =>
  exists(
    selectFrom('shipment_line')
      .innerJoin('order_line', 'order_line.line_no', 'shipment_line.line_no')
      .innerJoin('product', 'product.id', 'order_line.product_id')
      .select('product.id')
      .whereRef('order_line.order_id', '=', 'shipment.order_id')
      .whereRef('shipment_line.shipment_id', '=', 'shipment.id')
      .where(TRAVELS_AS_FREIGHT),
  )

/** Asks the carriers about everything that is on its way. Returns how many shipments moved. */
export async function trackShipments(services: {
  db: Db
  clock: Clock
  carriers: CarrierTracking
}): Promise<number> {
  const moving = await services.db
    .selectFrom('shipment')
    .selectAll('shipment')
    .select((eb) => isFreight(eb).as('isFreight'))
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
      isFreight: Boolean(shipment.isFreight),
      releasedAt: shipment.released_at ?? shipment.created_at,
    })
    if (!news) continue
    const actor = { kind: 'system', name: shipment.carrier } as const
    const change = { orderId: shipment.order_id, actor, now: services.clock.now() }
    if (await applyNews(services.db, change, shipment.id, news)) moved++
  }
  return moved
}

/**
 * Marks every shipment and replacement of an order as delivered, because staff say so. False when none was
 * on its way. Throws ApiError changed when the order is not as the person saw it.
 */
export const deliverOrder = (
  db: Db,
  permission: Authorized<'orders.deliver'>,
  change: OrderChange,
): Promise<boolean> =>
  inTransaction(
    db,
    async (trx) => {
      if (!coversAll(permission)) return false
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return false
      const step = { ...change, orderId: order.id, actor: permission.actor }
      let moved = 0
      for (const { id } of await shipmentsOf(trx, order.id))
        if (await applyLocked(trx, order, step, id, { state: 'delivered', appointmentOn: null })) moved++
      return (await deliverReplacements(trx, step)) + moved > 0
    },
    texts.busy,
  )

/** The replacements that are on their way; returns how many. The order stays as it is. */
async function deliverReplacements(trx: Transaction<Tables>, step: RecordedChange): Promise<number> {
  const arriving = (await replacementsOf(trx, step.orderId)).filter(isOnItsWay)
  for (const { id, carrier, tracking } of arriving) {
    await trx.updateTable('replacement').set({ delivered_at: step.now }).where('id', '=', id).execute()
    const audit = { after: { replacement: id, state: 'delivered' } }
    await noteOrder(trx, { ...step, kind: 'replacement_delivered', reason: `${carrier} ${tracking}`, audit })
    await notify(trx, { kind: 'replacement_delivered', orderID: step.orderId, replacementID: id }, step.now)
  }
  return arriving.length
}

/** Takes over what a carrier says, forward only. False when it changes nothing. */
const applyNews = (db: Db, change: RecordedChange, shipmentId: string, news: CarrierNews): Promise<boolean> =>
  inTransaction(
    db,
    async (trx) => {
      const order = await lockOrder(trx, change.orderId)
      return order !== undefined && applyLocked(trx, order, change, shipmentId, news)
    },
    texts.busy,
  )

/** The same for an order that is locked. */
async function applyLocked(
  trx: Transaction<Tables>,
  order: OrderRow,
  change: RecordedChange,
  shipmentId: string,
  news: CarrierNews,
): Promise<boolean> {
  const shipments = await shipmentsOf(trx, order.id)
  const shipment = shipments.find(({ id }) => id === shipmentId)
  if (!shipment || shipment.released_at === null) return false
  const hasMoved = isForward(shipment.state, news.state)
  const hasAppointment = isNewAppointment(shipment, news)
  if (!hasMoved && !hasAppointment) return false
  await storeNews(trx, shipment, { ...news, hasMoved, hasAppointment }, change.now)
  if (hasAppointment)
    await notify(trx, { kind: 'appointment', orderID: order.id, shipmentID: shipmentId }, change.now)
  const step = { ...change, reason: `${shipment.carrier} ${shipment.tracking}` }
  if (!hasMoved) await noteOrder(trx, { ...step, kind: 'appointment' })
  else if (news.state !== 'delivered') await noteOrder(trx, { ...step, kind: 'in_transit' })
  else await recordDelivery(trx, order, { shipment, shipments }, step)
  return true
}

const isNewAppointment = (shipment: StoredShipment, news: CarrierNews): boolean =>
  news.state !== 'delivered' && news.appointmentOn !== null && news.appointmentOn !== shipment.appointment_on

const storeNews = (
  trx: Transaction<Tables>,
  shipment: StoredShipment,
  news: CarrierNews & { hasMoved: boolean; hasAppointment: boolean },
  now: Date,
) =>
  trx
    .updateTable('shipment')
    .set({
      ...(news.hasMoved && {
        state: news.state,
        in_transit_at: shipment.in_transit_at ?? now,
        delivered_at: news.state === 'delivered' ? now : null,
      }),
      ...(news.hasAppointment && { appointment_on: news.appointmentOn }),
    })
    .where('id', '=', shipment.id)
    .execute()

/** The order is delivered with its last shipment, when no unit of it is still to be sent. */
async function recordDelivery(
  trx: Transaction<Tables>,
  order: OrderRow,
  { shipment, shipments }: { shipment: StoredShipment; shipments: readonly StoredShipment[] },
  step: RecordedChange & { reason: string },
): Promise<void> {
  const haveOthersArrived = shipments.every(({ id, state }) => id === shipment.id || state === 'delivered')
  const isWhole =
    haveOthersArrived &&
    (await shippableLines(trx, order.id, shipments)).every(({ quantity, shipped }) => quantity === shipped)
  if (isWhole) await moveOrNote(trx, { ...step, from: order.state, to: 'delivered', kind: 'delivered' })
  else await noteOrder(trx, { ...step, kind: 'part_delivered' })
  await notify(trx, { kind: 'delivered', orderID: order.id, shipmentID: shipment.id }, step.now)
}
