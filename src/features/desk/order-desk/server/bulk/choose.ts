import type { Db } from '#db/connect.ts'
import { isRefrigerant } from '#features/catalog/catalog/rules/product-types.ts'
import { matchingOrderIds, type OrderFilter } from '#features/partners/partner-orders/server/index.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { planShipment } from '#features/selling/fulfilment/rules/shipping.ts'
import { isOnItsWay } from '#features/selling/fulfilment/server/index.ts'
import { findOrders, type OrderRow } from '#features/selling/orders/server/index.ts'
import type { ChosenOrder } from '../../contract/bulk.ts'
import { type BulkKind, mostBulk } from '../../rules/bulk.ts'
import { type RefusalReason, texts } from '../../texts.ts'

/** The orders that the filters of the list find, in its order, and which of them can be done. */
export async function chooseOrders(
  db: Db,
  permission: Authorized<'orders.read'>,
  { kind, filter, now }: { kind: BulkKind; filter: OrderFilter; now: Date },
): Promise<{ orders: ChosenOrder[]; isMore: boolean }> {
  const ids = await matchingOrderIds(db, permission, { ...filter, now, limit: mostBulk() + 1 })
  const orders = await judgeOrders(db, permission, kind, ids.slice(0, mostBulk()))
  return { orders, isMore: ids.length > mostBulk() }
}

/** Orders in the order of their ids; unknown ids are left out. */
export async function judgeOrders(
  db: Db,
  permission: Authorized<'orders.read'>,
  kind: BulkKind,
  ids: readonly string[],
): Promise<ChosenOrder[]> {
  requireAllRows(permission)
  return (await judged(db, kind, ids)).map(({ order, units, whyNot }) => ({
    orderID: order.id,
    version: order.version,
    state: order.state,
    shipTo: [order.shipping.name, order.shipping.city, order.shipping.state].filter(Boolean).join(', '),
    units,
    whyNot: whyNot === null ? null : texts.refusals[whyNot],
  }))
}

/** The orders with these ids, what would move of each, and why not. Three queries for all of them. */
export async function judged(db: Db, kind: BulkKind, ids: readonly string[]) {
  const [orders, facts] = await Promise.all([
    findOrders(db, ids),
    kind === 'ship' ? whatShips(db, ids) : whatMoves(db, ids),
  ])
  const rows = new Map(orders.map((order) => [order.id, order]))
  return [...new Set(ids)].flatMap((id) => {
    const order = rows.get(id)
    return order ? { order, ...facts(order) } : []
  })
}

type Judge = (order: OrderRow) => { units: number; whyNot: RefusalReason | null }

async function whatShips(db: Db, ids: readonly string[]): Promise<Judge> {
  if (ids.length === 0) return () => ({ units: 0, whyNot: null })
  const [lines, certificates] = await Promise.all([
    db
      .selectFrom('order_line')
      .leftJoin('product', 'product.id', 'order_line.product_id')
      .select((eb) => [
        'order_line.order_id',
        'order_line.line_no as lineNo',
        'product.type',
        eb('order_line.quantity', '-', eb.ref('order_line.called_off')).as('quantity'),
        eb.fn
          .coalesce(
            eb
              .selectFrom('shipment_line')
              .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
              .select((inner) => inner.fn.sum<number>('shipment_line.quantity').as('units'))
              .whereRef('shipment.order_id', '=', 'order_line.order_id')
              .whereRef('shipment_line.line_no', '=', 'order_line.line_no'),
            eb.lit(0),
          )
          .as('shipped'),
      ])
      .where('order_line.order_id', 'in', ids)
      .where('order_line.is_service', '=', false)
      .execute(),
    db.selectFrom('epa_certificate').select(['order_id', 'state']).where('order_id', 'in', ids).execute(),
  ])
  return ({ id, state, held_at }) => {
    const own = lines
      .filter(({ order_id }) => order_id === id)
      .map((line) => ({ ...line, shipped: Number(line.shipped) }))
    const plan = planShipment({ state, held_at }, own)
    if (plan.kind === 'refuse') return { units: 0, whyNot: plan.reason }
    const units = plan.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const leaving = new Set(plan.lines.map(({ lineNo }) => lineNo))
    const isHeld = own.some(({ lineNo, type }) => leaving.has(lineNo) && type !== null && isRefrigerant(type))
    const certificate = certificates.find(({ order_id }) => order_id === id)?.state ?? 'missing'
    return { units, whyNot: isHeld && certificate !== 'verified' ? `certificate_${certificate}` : null }
  }
}

async function whatMoves(db: Db, ids: readonly string[]): Promise<Judge> {
  if (ids.length === 0) return () => ({ units: 0, whyNot: null })
  const [moving, replaced] = await Promise.all([
    db
      .selectFrom('shipment')
      .innerJoin('shipment_line', 'shipment_id', 'shipment.id')
      .select(({ fn }) => ['order_id', fn.sum<number>('quantity').as('units')])
      .where('order_id', 'in', ids)
      .where('released_at', 'is not', null)
      .where('state', '<>', 'delivered')
      .groupBy('order_id')
      .execute(),
    db.selectFrom('replacement').selectAll().where('order_id', 'in', ids).execute(),
  ])
  return ({ id }) => {
    const again = replaced.filter((row) => row.order_id === id && isOnItsWay(row)).flatMap((row) => row.lines)
    const sent = Number(moving.find(({ order_id }) => order_id === id)?.units ?? 0)
    const units = again.reduce((sum, { quantity }) => sum + quantity, sent)
    return { units, whyNot: units > 0 ? null : 'nothing_moving' }
  }
}
