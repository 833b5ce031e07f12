import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { HOUR_MS } from '#lib/dates.ts'

/** A line of an order that ships, with the units that are in shipments already. */
export interface ShippableLine {
  lineNo: number
  quantity: number
  shipped: number
}

export interface ShippedLine {
  lineNo: number
  quantity: number
}

type ShipRefusal = 'not_ready' | 'held' | 'nothing_left' | 'too_many' | 'no_such_line'
export type ShipDecision =
  | { kind: 'ship'; lines: readonly ShippedLine[]; isLast: boolean }
  | { kind: 'refuse'; reason: ShipRefusal }

const READY: readonly OrderState[] = ['authorized', 'paid', 'in_fulfilment']

/** Whether what is left of an order may leave the warehouse: its money is there or authorized. */
export const mayShip = (state: OrderState): boolean => READY.includes(state)

/**
 * The lines of a new shipment: the given lines, or all that have not shipped. Never more of a line than the
 * buyer ordered, and nothing while staff hold the order.
 */
export function planShipment(
  { state, held_at }: { state: OrderState; held_at: Date | null },
  lines: readonly ShippableLine[],
  wanted?: readonly ShippedLine[],
): ShipDecision {
  if (!mayShip(state)) return { kind: 'refuse', reason: 'not_ready' }
  if (held_at !== null) return { kind: 'refuse', reason: 'held' }
  const left = new Map(lines.map(({ lineNo, quantity, shipped }) => [lineNo, quantity - shipped]))
  if (![...left.values()].some((quantity) => quantity > 0)) return { kind: 'refuse', reason: 'nothing_left' }
  const asked =
    wanted ??
    [...left].map(([lineNo, quantity]) => ({ lineNo, quantity })).filter(({ quantity }) => quantity > 0)
  for (const { lineNo, quantity } of asked) {
    const most = left.get(lineNo)
    if (most === undefined) return { kind: 'refuse', reason: 'no_such_line' }
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > most)
      return { kind: 'refuse', reason: 'too_many' }
    left.set(lineNo, most - quantity)
  }
  if (asked.length === 0) return { kind: 'refuse', reason: 'nothing_left' }
  return { kind: 'ship', lines: asked, isLast: [...left.values()].every((quantity) => quantity === 0) }
}

export const SHIPMENT_STATES = ['created', 'in_transit', 'delivered'] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** A shipment only goes forward: a carrier's late or repeated message changes nothing. */
export const isForward = (from: ShipmentState, to: ShipmentState): boolean =>
  SHIPMENT_STATES.indexOf(to) > SHIPMENT_STATES.indexOf(from)

export type CancelDecision = 'cancel' | 'too_late' | 'over' | 'money_moving'

/**
 * Whether an order may still be cancelled: until its money is being captured for a shipment. A paid check is
 * refunded by hand.
 */
export function decideCancel(
  state: OrderState,
  order: { isCapturing: boolean; hasShipped: boolean; isPaying: boolean },
): CancelDecision {
  if (state === 'cancelled' || state === 'refunded' || state === 'partly_refunded' || state === 'returned')
    return 'over'
  if (state === 'shipped' || state === 'delivered' || order.hasShipped) return 'too_late'
  return order.isCapturing || order.isPaying ? 'money_moving' : 'cancel'
}

type BuyerOption = 'cancel' | 'ask_to_cancel' | 'ask_to_return' | 'none'

/**
 * The buyer's options for an order. Only the browser that placed it can cancel at once; a person with the
 * postal code can request it. `mayReturn`: the buyer received products, and the time to return them is open.
 */
export function buyerOption(state: OrderState, isOwnBrowser: boolean, mayReturn: boolean): BuyerOption {
  switch (state) {
    case 'authorized':
    case 'awaiting_funds':
      return isOwnBrowser ? 'cancel' : 'ask_to_cancel'
    case 'paid':
    case 'in_fulfilment':
      return 'ask_to_cancel'
    case 'shipped':
    case 'delivered':
    case 'partly_refunded':
      return mayReturn ? 'ask_to_return' : 'none'
    default:
      return 'none'
  }
}

/** Whether people who may not cancel an order can still ask us to. */
export const mayAskToCancel = (state: OrderState): boolean =>
  buyerOption(state, false, false) === 'ask_to_cancel'

/** Days an authorization holds at the strictest card network: for attempts whose gateway named none. */
export const AUTHORIZATION_DAYS = 7
/** An authorization is on the work list from this many hours before its end. */
const WARN_MS = 48 * HOUR_MS

/** Authorizations that end before this moment end within 48 hours. */
export const warnFrom = (now: Date): Date => new Date(now.getTime() + WARN_MS)
