import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { findOrderLines } from '#features/selling/orders/server/index.ts'
import type { StoredShipment } from '../shipping/shipments.ts'

/** When the last shipment arrived; null while one is still on its way. */
export function lastDelivery(shipments: readonly StoredShipment[]): Date | null {
  const times = shipments.map(({ delivered_at }) => delivered_at?.getTime())
  return times.length === 0 || times.includes(undefined) ? null : new Date(Math.max(...(times as number[])))
}

/** Units of each line that have left and did not come back. */
export async function returnableLines(
  db: Db | Transaction<Tables>,
  orderId: string,
  shipments: readonly StoredShipment[],
) {
  const shipped = shipments
    .filter(({ released_at }) => released_at !== null)
    .flatMap((shipment) => shipment.lines)
  const unitsOf = (lineNo: number) =>
    shipped.reduce((sum, line) => (line.line_no === lineNo ? sum + line.quantity : sum), 0)
  const lines = (await findOrderLines(db, orderId)).filter(({ is_service }) => !is_service)
  return lines.map(({ line_no, name, returned }) => ({
    lineNo: line_no,
    name,
    units: unitsOf(line_no) - returned,
  }))
}
