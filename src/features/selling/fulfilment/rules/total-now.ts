import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { type Cents, ZERO } from '#lib/money.ts'
import { type PricedLine, refundableAmount } from './returns.ts'

interface Order {
  state: OrderState
  total: Cents
  /** false: its payment never came about */
  isPlaced: boolean
}

/**
 * What an order comes to now: without the units that were called off, and nothing once it is canceled. An
 * attempt that never became an order keeps its total: nothing was taken from it. Lines without units that
 * were called off may be left out.
 */
export function totalNow(
  { state, total, isPlaced }: Order,
  lines: readonly (PricedLine & { calledOff: number })[],
): Cents {
  if (!isPlaced) return total
  if (state === 'cancelled') return ZERO
  // The last units of a line are called off.
  return lines.reduce<number>(
    (left, line) => left - refundableAmount(line, line.quantity - line.calledOff, line.calledOff),
    total,
  ) as Cents
}
