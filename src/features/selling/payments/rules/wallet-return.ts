import type { WalletAddress } from './wallet-address.ts'

/** The facts of a returning buyer's session, from the provider and our database. */
export interface ReturnedSession {
  state: 'Open' | 'Completed' | 'Canceled'
  /** the provider's reason of a cancelled one */
  reasonCode: string | null
  /** our order that was written into it, where it is this browser's */
  order: { orderID: string; total: number; payment: 'none' | 'confirming' | 'paid' } | null
}

/** The same, with the name, address and payment that the buyer chose at the wallet. */
export interface ChosenSession extends ReturnedSession {
  checkoutSessionId: string
  buyer: { name: string; email: string; phone: string }
  shippingAddress: WalletAddress | null
  billingAddress: WalletAddress | null
  /** the buyer's card or account, as the wallet names it */
  paymentDescriptor: string
  webCheckoutDetails: { amazonPayRedirectUrl: string | null }
}

export type ReturnStep =
  /** account and address are chosen: on to the review of the order */
  | { kind: 'review' }
  /** the buyer was asked to confirm this order: complete it, and trust only the answer */
  | { kind: 'complete'; orderID: string; total: number }
  /** paid, or being confirmed, by this session or by any other method */
  | { kind: 'order'; orderID: string }
  | { kind: 'cancelled' }
  | { kind: 'declined' }

/**
 * R-CO-EXPRESS: the action of the return page. It depends on the provider's session, never on how the page
 * was opened.
 */
export function stepOnReturn({ state, reasonCode, order }: ReturnedSession): ReturnStep {
  if (order && order.payment !== 'none') return { kind: 'order', orderID: order.orderID }
  if (state === 'Canceled')
    return { kind: reasonCode === 'BuyerCanceled' || reasonCode === 'Expired' ? 'cancelled' : 'declined' }
  if (order) return { kind: 'complete', orderID: order.orderID, total: order.total }
  return { kind: state === 'Open' ? 'review' : 'cancelled' }
}
