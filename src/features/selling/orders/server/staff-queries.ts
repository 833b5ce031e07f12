import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, covers, coversAll } from '#features/people/accounts/server/index.ts'
import type { OrderState } from '../rules/order-state.ts'
import { findOrder, findOrderLines, type OrderLineRow, type OrderRow } from './order-rows.ts'

type OrderEventRow = Selectable<Tables['order_event']>

const NEWEST = 50

/** The newest 50 orders, all of them or those in one state. */
export const listOrders = (
  db: Db,
  permission: Authorized<'orders.read'>,
  { state }: { state?: OrderState | undefined },
) =>
  db
    .selectFrom('orders')
    .select(['id', 'state', 'total_cents', 'payment_method', 'created_at', 'email'])
    .where((eb) => (state === undefined ? eb.lit(true) : eb('state', '=', state)))
    .where((eb) => (coversAll(permission) ? eb.lit(true) : eb('id', '=', permission.onlyOrder ?? '')))
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute()

export interface OrderWithHistory {
  order: OrderRow
  lines: OrderLineRow[]
  events: OrderEventRow[]
}

/**
 * An order with its lines and events; undefined for an unknown id, or an order that this permission does not
 * cover.
 */
export async function findOrderWithHistory(
  db: Db,
  permission: Authorized<'orders.read'>,
  orderId: string,
): Promise<OrderWithHistory | undefined> {
  const [order, lines, events] = await Promise.all([
    findOrder(db, orderId),
    findOrderLines(db, orderId),
    db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('version').execute(),
  ])
  return order && covers(permission, order) ? { order, lines, events } : undefined
}
