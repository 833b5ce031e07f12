import type { OrderState } from './order-state.ts'

/**
 * Whether the mailbox of an order is unproven: an order by check costs nothing to place, so anyone can name
 * any mailbox, until its money has come. The mail to such a mailbox has no text that a stranger typed or
 * chose.
 */
export const isUnproven = (order: { paymentMethod: string; state: OrderState }): boolean =>
  order.paymentMethod === 'check' && (order.state === 'awaiting_funds' || order.state === 'cancelled')
