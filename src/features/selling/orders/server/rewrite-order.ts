import { sql, type Transaction, type Updateable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { type EventActor, writeActor } from '#features/people/accounts/rules/actor.ts'
import type { OrderEventKind } from '../rules/order-events.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'
import { moveReserved } from './stock.ts'

type NewLine = Omit<OrderLineRow, 'order_id' | 'called_off' | 'returned'> & {
  /** of a line that is added */
  price_why?: string | null
}

interface Rewrite {
  columns: Updateable<Tables['orders']>
  /** all lines that the order has then; undefined: they stay */
  lines: readonly NewLine[] | undefined
  /** the lines that it has now */
  was: readonly OrderLineRow[]
  event: { kind: OrderEventKind; data: object; actor: EventActor; now: Date }
}

/**
 * Changes what an order says, with its lines, their stock and an event. Returns the products that are short:
 * the caller must then roll the transaction back. The caller has locked the order.
 */
export async function rewriteOrder(
  trx: Transaction<Tables>,
  order: OrderRow,
  { columns, lines, was, event }: Rewrite,
): Promise<string[]> {
  if (lines) {
    const short = await moveReserved(trx, unitsMoved(was, lines))
    if (short.length > 0) return short
    await writeLines(trx, order.id, lines)
  }
  await trx
    .updateTable('orders')
    .set({ ...columns, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  await trx
    .insertInto('order_event')
    .values({
      order_id: order.id,
      version: order.version + 1,
      kind: event.kind,
      from_state: order.state,
      to_state: order.state,
      actor: writeActor(event.actor),
      data: JSON.stringify(event.data),
      happened_at: event.now,
    })
    .execute()
  return []
}

/** Units that each product reserves more, or less, than before. */
function unitsMoved(was: readonly OrderLineRow[], lines: readonly NewLine[]): Map<string, number> {
  const moved = new Map<string, number>()
  const count = (line: NewLine, units: number) =>
    line.reserves_stock && moved.set(line.product_id, (moved.get(line.product_id) ?? 0) + units)
  for (const line of was) count(line, -line.quantity)
  for (const line of lines) count(line, line.quantity)
  return moved
}

async function writeLines(trx: Transaction<Tables>, orderId: string, lines: readonly NewLine[]) {
  await trx
    .deleteFrom('order_line')
    .where('order_id', '=', orderId)
    .where(
      'line_no',
      'not in',
      lines.map(({ line_no }) => line_no),
    )
    .execute()
  await trx
    .insertInto('order_line')
    .values(lines.map((line) => ({ ...line, order_id: orderId })))
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'line_no']).doUpdateSet({
        quantity: sql`excluded.quantity`,
        unit_price_cents: sql`excluded.unit_price_cents`,
        discount_cents: sql`excluded.discount_cents`,
        tax_cents: sql`excluded.tax_cents`,
      }),
    )
    .execute()
}
