import type { AuthorizeRequest, Gateway } from '#features/selling/payments/server/ports.ts'

export interface GatewayOptions {
  secret?: string
  url?: string
  deadlineMs?: number
}

export interface Subject {
  name: string
  make: (options?: GatewayOptions) => Gateway
  /** makes the token or reference with which a buyer's browser pays this order */
  bring: (request: AuthorizeRequest) => Promise<string>
  /** makes a capture final, where the provider takes its time */
  settle: (chargeId: string) => void
  card: { last4: string; type: string } | undefined
  /** the references by which the provider finds orders, where the buyer's own is not enough */
  knownBy?: (orderIds: readonly string[]) => string[]
  /** the outcome of an approval of another amount: for most providers it is still unknown */
  mismatch?: object
  /** the causes of lost answers: connection, server, unreadable */
  causes: { reset: string; server: string }
}

export const shipping = {
  firstName: 'Dana',
  lastName: 'Reyes',
  street: '2114 N Cleveland Ave',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60614',
  country: 'US',
}
