import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { findOrderLines } from '#features/selling/orders/server/index.ts'
import { payableUnits } from '../../rules/refunds.ts'
import { replaceableUnits } from '../../rules/replacements.ts'
import { paidBackBy, payableLine, refundsAskedFor } from '../changes/refund-requests.ts'
import { returnableLines } from '../returns/request-return.ts'
import { shipmentsOf } from '../shipping/shipments.ts'

export type ReplacementRow = Selectable<Tables['replacement']>

/** The replacements of an order, oldest first. */
export const replacementsOf = (db: Db | Transaction<Tables>, orderId: string): Promise<ReplacementRow[]> =>
  db.selectFrom('replacement').selectAll().where('order_id', '=', orderId).orderBy('asked_at').execute()

/** The lines of an order with the units that may be sent again at no charge. */
export async function replaceableLines(db: Db | Transaction<Tables>, orderId: string) {
  const [lines, had, made, sent] = [
    await findOrderLines(db, orderId),
    await returnableLines(db, orderId, await shipmentsOf(db, orderId)),
    paidBackBy(await refundsAskedFor(db, orderId)),
    await replacementsOf(db, orderId),
  ]
  const waiting = sent.filter(({ state }) => state === 'waiting').flatMap((row) => row.lines)
  return had.map(({ lineNo, name, units }) => {
    const line = lines.find(({ line_no }) => line_no === lineNo)!
    const reserved = waiting.reduce((sum, each) => (each.lineNo === lineNo ? sum + each.quantity : sum), 0)
    return {
      ...{ lineNo, name, productId: line.product_id, reservesStock: line.reserves_stock },
      units: replaceableUnits(units, payableUnits(payableLine(line), made), reserved),
    }
  })
}
