/**
 * The states of an order. The usual path is pending → authorized or awaiting funds → paid → in
 * fulfilment → shipped → delivered; the others end it.
 */
export const ORDER_STATES = [
  'pending',
  'authorized',
  'awaiting_funds',
  'paid',
  'in_fulfilment',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  'partly_refunded',
  'returned',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['authorized', 'awaiting_funds', 'cancelled'],
  authorized: ['paid', 'in_fulfilment', 'cancelled'],
  awaiting_funds: ['paid', 'authorized', 'cancelled'],
  // awaiting_funds: a bank took the money back before anything left
  paid: ['awaiting_funds', 'in_fulfilment', 'refunded', 'partly_refunded', 'cancelled'],
  in_fulfilment: ['shipped', 'paid', 'cancelled'],
  shipped: ['delivered', 'returned', 'refunded', 'partly_refunded'],
  delivered: ['returned', 'refunded', 'partly_refunded'],
  cancelled: ['refunded'],
  refunded: [],
  partly_refunded: ['refunded', 'returned'],
  returned: ['refunded', 'partly_refunded'],
}

export const canBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to)

interface OrderEvent {
  version: number
  from: OrderState | null
  to: OrderState
}

/**
 * Invariant I9: replays events in the order of their versions. Undefined when a version is missing or a step
 * is not allowed. An event that stays in its state is a note.
 */
export function foldEvents(events: readonly OrderEvent[]): OrderState | undefined {
  const sorted = [...events].sort((a, b) => a.version - b.version)
  return (
    sorted.reduce<OrderState | undefined | null>((state, event, index) => {
      if (state === undefined || event.version !== index + 1 || event.from !== state) return undefined
      return state === null
        ? event.to === 'pending'
          ? 'pending'
          : undefined
        : event.to === state || canBecome(state, event.to)
          ? event.to
          : undefined
    }, null) ?? undefined
  )
}

/**
 * Whether the mailbox of an order is unproven: an order by check costs nothing to place, so anyone can name
 * any mailbox, until its money has come. The mail to such a mailbox has no text that a stranger typed or
 * chose.
 */
export const isUnproven = (order: { paymentMethod: string; state: OrderState }): boolean =>
  order.paymentMethod === 'check' && (order.state === 'awaiting_funds' || order.state === 'cancelled')
