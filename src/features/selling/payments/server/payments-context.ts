import type { Db } from '#db/connect.ts'
import type { OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { PAYMENT_LIMITS } from '../rules/access.ts'
import type { AmountLimits } from '../rules/amount-limits.ts'
import { DEFAULT_DEADLINE_MS, type Gateways } from './ports.ts'

export interface PaymentServices {
  db: Db
  clock: Clock
  gateways: Gateways
  rateLimits: Limits
  /** hard limit on one provider call, default DEFAULT_DEADLINE_MS */
  deadlineMs?: number
  /** how long after a call an empty lookup is not believed, default LOOKUP_GRACE_MS */
  graceMs?: number
  /** between which totals a lender's method is offered; a method that is not named takes any */
  limits?: AmountLimits
  /** where browsers and lenders reach us, and what signs the URLs that they are given */
  comeBack?: { origin: string; secrets: readonly [string, ...string[]] }
  /** how long a claim of background work holds, default LEASE_MS */
  leaseMs?: number
}

/** A process that claims a row has this long to settle it; then another process may. */
export const LEASE_MS = 60_000
/** Other processes take over from a process that died this long after the deadline of its call. */
export const TAKE_OVER_MS = 5_000

export const deadlineOf = ({ deadlineMs }: PaymentServices): number => deadlineMs ?? DEFAULT_DEADLINE_MS

/** The context of every payment endpoint. */
export interface PaymentsContext {
  request: RequestContext
  payments: PaymentServices
  orderCookie: OrderCookieKeys
}

/** Throws ApiError order_not_found unless this browser placed the order. */
export type RequireOwnOrder = (context: PaymentsContext, orderId: string) => void

interface Caller {
  payments: Pick<PaymentServices, 'rateLimits'>
  request: Pick<RequestContext, 'ip' | 'proof'>
}

/**
 * The gate of calls that make a provider begin something, for an order when it is known. Throws ApiError: see
 * `admit`.
 */
export async function admitProviderCall({ payments, request }: Caller, orderId?: string): Promise<void> {
  await admit(payments.rateLimits, request, 'provider', [
    [PAYMENT_LIMITS['provider-network'], networkOf(request.ip)],
    ...(orderId === undefined ? [] : [[PAYMENT_LIMITS['provider-order'], orderId] as const]),
  ])
}
