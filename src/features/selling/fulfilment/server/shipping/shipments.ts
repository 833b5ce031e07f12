import { type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { findOrderLines } from '#features/selling/orders/server/index.ts'

export interface StoredShipment extends Selectable<Tables['shipment']> {
  lines: { line_no: number; quantity: number }[]
}

/** The shipments of an order with what is in each, oldest first. */
export const shipmentsOf = (db: Db | Transaction<Tables>, orderId: string): Promise<StoredShipment[]> =>
  db
    .selectFrom('shipment')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('shipment_line')
          .select(['line_no', 'quantity'])
          .whereRef('shipment_id', '=', 'shipment.id')
          .orderBy('line_no'),
      ).as('lines'),
    )
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()

/**
 * The lines that travel, without the units that were called off, each with the units that are in shipments
 * already.
 */
export async function shippableLines(
  db: Db | Transaction<Tables>,
  orderId: string,
  shipments: readonly StoredShipment[],
) {
  const lines = (await findOrderLines(db, orderId)).filter(({ is_service }) => !is_service)
  const shipped = (lineNo: number) =>
    shipments
      .flatMap((shipment) => shipment.lines)
      .reduce((sum, line) => (line.line_no === lineNo ? sum + line.quantity : sum), 0)
  return lines.map(({ line_no, quantity, called_off }) => ({
    lineNo: line_no,
    quantity: quantity - called_off,
    shipped: shipped(line_no),
  }))
}

/** A condition on product. */
export const TRAVELS_AS_FREIGHT = sql<SqlBool>`product.freight ->> 'mode' = 'ltl'`

/** The lines of an order that travel as freight. */
export async function findFreightLines(
  db: Db | Transaction<Tables>,
  orderId: string,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select('line_no')
    .where('order_id', '=', orderId)
    .where(TRAVELS_AS_FREIGHT)
    .execute()
  return new Set(rows.map(({ line_no }) => line_no))
}
