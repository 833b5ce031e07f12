import type { AuthorizeRequest, Gateway } from '#features/payments/server/ports.ts'

export interface GatewayOptions {
  secret?: string
  url?: string
  deadlineMs?: number
}

export interface Subject {
  name: string
  make: (options?: GatewayOptions) => Gateway
  /** what a buyer brings from her browser to pay this order */
  bring: (request: AuthorizeRequest) => Promise<string>
  /** makes a capture final, where the provider takes its time */
  settle: (chargeId: string) => void
  card: { last4: string; type: string } | undefined
  /** what the provider goes by when it is asked about orders, if not by what she brought */
  knownBy?: (orderIds: readonly string[]) => string[]
  /** what becomes of an approval of another amount: most cannot tell yet whether it stands */
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
