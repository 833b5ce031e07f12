import type { OrderLineRow, OrderRow } from '#features/selling/orders/server/index.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { pricedLine } from '../rules/returns.ts'
import { totalNow } from '../rules/total-now.ts'

export type CalledOffLine = Pick<
  OrderLineRow,
  'order_id' | 'quantity' | 'unit_price_cents' | 'discount_cents' | 'tax_cents' | 'called_off'
>

/** What a stored order comes to now. `lines`: at least those of which units were called off. */
export const totalNowOf = (
  order: Pick<OrderRow, 'id' | 'state' | 'total_cents' | 'placed_at'>,
  lines: readonly CalledOffLine[],
): Cents =>
  totalNow(
    { state: order.state, total: toCents(order.total_cents), isPlaced: order.placed_at !== null },
    lines
      .filter(({ order_id, called_off }) => order_id === order.id && called_off > 0)
      .map((line) => ({ ...pricedLine(line), calledOff: line.called_off })),
  )
