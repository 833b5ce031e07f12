import type { JsonAnswer } from '../paypal/state.ts'

/** The data that a shop's page gave to Affirm's script, and the buyer's decision. */
export interface AffirmCheckout {
  id: string
  orderId: string
  totalCents: number
  buyer: string
  mode: 'modal' | 'redirect'
  confirmUrl: string
  cancelUrl: string
  /** the token that the shop authorizes; it exists once the buyer confirmed */
  token: string | undefined
  outcome: 'lends' | 'refuses'
  transactionId: string | undefined
}

export interface AffirmState {
  checkouts: Map<string, AffirmCheckout>
  /** first answers by key: a repeated request gets the same answer */
  answers: Map<string, JsonAnswer>
}

/** An application, and the order that it becomes. */
export interface CreditKeyOrder {
  id: string
  status: 'new' | 'pending' | 'approved' | 'authorized' | 'declined' | 'canceled'
  amountCents: number
  /** the shop's own number of what was begun */
  remoteId: string
  merchantOrderId: string | null
  merchantStatus: string | null
  buyer: string
  returnUrl: string
  cancelUrl: string
  completeUrl: string
  transactionId: string | undefined
}

export interface CreditKeyState {
  orders: Map<string, CreditKeyOrder>
}
