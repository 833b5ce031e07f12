import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { mayShip } from './shipping.ts'

/**
 * Why the check of an order can’t be recorded; undefined when it can. `isPaying`: a payment is on its way or
 * holds money, and a check would pay the order a second time.
 */
export function receiptRefusal(
  { state, review }: { state: OrderState; review: string | null },
  isPaying: boolean,
): 'in_review' | 'not_waiting' | undefined {
  // Nothing is reserved for it yet.
  if (review === 'waiting') return 'in_review'
  return state === 'awaiting_funds' && !isPaying ? undefined : 'not_waiting'
}

/** Why a large order by check can’t be approved; undefined when it can. */
export const approvalRefusal = ({
  state,
  review,
}: {
  state: OrderState
  review: string | null
}): 'not_in_review' | undefined =>
  review === 'waiting' && state === 'awaiting_funds' ? undefined : 'not_in_review'

interface HeldOrder {
  state: OrderState
  held_at: Date | null
}

/** Whether a hold means something: the order has not left, and it has not ended. */
export const canBeHeld = (state: OrderState): boolean => state === 'awaiting_funds' || mayShip(state)

/** Why an order can’t be held; undefined when it can. `unitsLeft`: in no shipment yet. */
export function holdRefusal(
  { state, held_at }: HeldOrder,
  unitsLeft: number,
): 'held_already' | 'nothing_to_hold' | undefined {
  if (!canBeHeld(state) || unitsLeft === 0) return 'nothing_to_hold'
  return held_at === null ? undefined : 'held_already'
}

/** Why a hold can’t be released; undefined when it can. */
export const releaseRefusal = ({ state, held_at }: HeldOrder): 'not_held' | undefined =>
  held_at !== null && canBeHeld(state) ? undefined : 'not_held'

export type CallOffRefusal = 'cancel_instead' | 'money_moving' | 'nothing_left'

/** Why the rest of an order can’t be called off; undefined when it can. `unitsLeft`: in no shipment yet. */
export function callOffRefusal(
  shipments: readonly { released_at: Date | null }[],
  unitsLeft: number,
): CallOffRefusal | undefined {
  if (!shipments.some(({ released_at }) => released_at !== null)) return 'cancel_instead'
  if (shipments.some(({ released_at }) => released_at === null)) return 'money_moving'
  return unitsLeft === 0 ? 'nothing_left' : undefined
}
