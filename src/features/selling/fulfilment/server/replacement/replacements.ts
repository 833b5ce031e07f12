import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { OrderLineRow } from '#features/selling/orders/server/index.ts'
import { payableUnits } from '../../rules/refunds.ts'
import { replaceableUnits } from '../../rules/replacements.ts'
import { type AskedFor, paidBackBy, payableLine } from '../changes/refund-requests.ts'
import { returnableLines } from '../returns/request-return.ts'
import type { StoredShipment } from '../shipping/shipments.ts'

export type ReplacementRow = Selectable<Tables['replacement']>

/** The replacements of an order, oldest first. */
export const replacementsOf = (db: Db | Transaction<Tables>, orderId: string): Promise<ReplacementRow[]> =>
  db.selectFrom('replacement').selectAll().where('order_id', '=', orderId).orderBy('asked_at').execute()

/** Whether it has left and did not arrive yet. */
export const isOnItsWay = ({ state, delivered_at }: Pick<ReplacementRow, 'state' | 'delivered_at'>) =>
  state === 'shipped' && delivered_at === null

/** The lines of an order with the units that may be sent again at no charge. */
export function replaceableLines({
  lines,
  shipments,
  asked,
  replacements,
}: {
  lines: readonly OrderLineRow[]
  shipments: readonly StoredShipment[]
  asked: AskedFor
  replacements: readonly ReplacementRow[]
}) {
  const made = paidBackBy(asked)
  const waiting = replacements.filter(({ state }) => state === 'waiting').flatMap((row) => row.lines)
  return returnableLines(lines, shipments).map(({ lineNo, name, units }) => {
    const line = lines.find(({ line_no }) => line_no === lineNo)!
    const reserved = waiting.reduce((sum, each) => (each.lineNo === lineNo ? sum + each.quantity : sum), 0)
    return {
      ...{ lineNo, name, productId: line.product_id, reservesStock: line.reserves_stock },
      units: replaceableUnits(units, payableUnits(payableLine(line), made), reserved),
    }
  })
}
