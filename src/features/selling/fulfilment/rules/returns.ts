import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Cents } from '#lib/money.ts'

/** Why goods are returned. */
export const RETURN_REASONS = ['not_needed', 'does_not_fit', 'wrong_item', 'damaged', 'defective'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_STATES = ['asked', 'approved', 'refused', 'received'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** K-FEES: the service with which the carrier collects a return at no further cost. */
export const FLAT_RATE_RETURN = '453065962'
/** The specification's "return within 30 days", counted from the last delivery. */
const RETURN_DAYS = 30

/** Units of a line that have shipped and were not returned. */
interface ReturnableLine {
  lineNo: number
  units: number
}

export interface AskedUnits {
  lineNo: number
  quantity: number
}

type ReturnRefusal = 'not_charged' | 'too_late' | 'one_open' | 'nothing_asked' | 'no_such_line' | 'too_many'
export type ReturnDecision = { kind: 'open' } | { kind: 'refuse'; reason: ReturnRefusal }

const CHARGED: readonly OrderState[] = ['shipped', 'delivered', 'partly_refunded', 'returned']

/**
 * True while goods of this order may be returned: it was charged, and its last delivery was at most 30 days
 * ago.
 */
export const isInReturnTime = (state: OrderState, deliveredAt: Date | null, now: Date): boolean =>
  CHARGED.includes(state) &&
  (deliveredAt === null || now.getTime() - deliveredAt.getTime() <= RETURN_DAYS * DAY_MS)

/** Whether a return may be opened: in time, one at a time, and never more units than the buyer has. */
export function decideReturn(
  order: { state: OrderState; deliveredAt: Date | null; hasOpen: boolean; lines: readonly ReturnableLine[] },
  asked: readonly AskedUnits[],
  now: Date,
): ReturnDecision {
  const refuse = (reason: ReturnRefusal): ReturnDecision => ({ kind: 'refuse', reason })
  if (!CHARGED.includes(order.state)) return refuse('not_charged')
  if (!isInReturnTime(order.state, order.deliveredAt, now)) return refuse('too_late')
  if (order.hasOpen) return refuse('one_open')
  if (asked.length === 0) return refuse('nothing_asked')
  if (new Set(asked.map(({ lineNo }) => lineNo)).size !== asked.length) return refuse('too_many')
  for (const { lineNo, quantity } of asked) {
    const line = order.lines.find((each) => each.lineNo === lineNo)
    if (!line) return refuse('no_such_line')
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.units) return refuse('too_many')
  }
  return { kind: 'open' }
}

/** A line of an order as it was priced; `discount` and `tax` are of the whole line. */
export interface PricedLine {
  quantity: number
  unitPrice: number
  discount: number
  tax: number
}

/**
 * Cents that units of a line cost with their part of discount and tax, counted from the unit `from`. However
 * a line is divided, the amounts of its consecutive parts add up to the whole line to the cent.
 */
export const refundableAmount = (line: PricedLine, from: number, units: number): Cents =>
  (firstUnits(line, from + units) - firstUnits(line, from)) as Cents

function firstUnits({ quantity, unitPrice, discount, tax }: PricedLine, units: number): number {
  const part = (whole: number) => Math.round((whole * units) / quantity)
  return units * unitPrice - part(discount) + part(tax)
}

/** The price of a stored line. */
export const pricedLine = (row: {
  quantity: number
  unit_price_cents: number
  discount_cents: number
  tax_cents: number
}): PricedLine => ({
  quantity: row.quantity,
  unitPrice: row.unit_price_cents,
  discount: row.discount_cents,
  tax: row.tax_cents,
})
