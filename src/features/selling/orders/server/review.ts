import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'
import { findOrderLines, type OrderRow } from './order-rows.ts'
import { reserveStock } from './stock.ts'
import { noteOrder, type OrderNote } from './transitions.ts'

/**
 * Reserves the stock of a large order by check that a person has approved; from then on it waits for its
 * check. Returns the products that are short: the caller must then roll the transaction back. The caller has
 * locked the order, which waits for its review.
 */
export async function approveReview(
  trx: Transaction<Tables>,
  order: OrderRow,
  { until, ...note }: Omit<OrderNote, 'orderId' | 'kind'> & { until: Date },
): Promise<string[]> {
  const lines = await findOrderLines(trx, order.id)
  const goods = lines.filter((line) => !line.is_service)
  const missing = await reserveStock(
    trx,
    goods.map(({ product_id, quantity }) => ({ productId: product_id, quantity, reservesStock: true })),
  )
  if (missing.length > 0) return missing
  await sql`
    update order_line
    set reserves_stock = true
    where order_id = ${order.id} and not is_service`.execute(trx)
  await trx
    .updateTable('orders')
    .set({ review: 'approved', expires_at: until })
    .where('id', '=', order.id)
    .execute()
  await noteOrder(trx, { ...note, orderId: order.id, kind: 'approved' })
  return []
}
