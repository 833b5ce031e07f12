/** An order at PayPal: what the buyer approves, and what may then be authorized once. */
export interface PaypalOrder {
  id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED'
  amountCents: number
  currency: string
  customId: string
  description: string
  /** what the buyer pressed decides what the account will say when it is asked for the money */
  funding: 'accepts' | 'declines'
  transactionId: string | undefined
}

export interface PaypalState {
  orders: Map<string, PaypalOrder>
  /** first answers by request id: a repeated request gets the same answer */
  answers: Map<string, JsonAnswer>
  /** bodies of the notices that this account has sent, for the signature check */
  webhooks: string[]
}

export interface JsonAnswer {
  status: number
  body: unknown
}
