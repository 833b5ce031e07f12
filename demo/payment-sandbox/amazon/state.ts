import type { JsonAnswer } from '../paypal/state.ts'

/**
 * A checkout session at Amazon: what the buyer chose, then the order that the shop wrote into it, then its
 * charge.
 */
export interface AmazonSession {
  id: string
  state: 'Open' | 'Completed' | 'Canceled'
  reasonCode: string | undefined
  reviewReturnUrl: string
  resultReturnUrl: string | undefined
  /** the buyer gave an address for the goods */
  ships: boolean
  intent: string | undefined
  amountCents: number | undefined
  currency: string
  orderId: string
  /** the buyer pressed "Approve" on Amazon's page after the order was written in */
  isConfirmed: boolean
  transactionId: string | undefined
}

export interface AmazonState {
  sessions: Map<string, AmazonSession>
  /** first answers by idempotency key, with the body they were the answer to */
  answers: Map<string, { body: string; answer: JsonAnswer }>
}
