import type { OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import type { PaymentServices } from './payment-services.ts'

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
    ['provider-network', networkOf(request.ip)],
    ...(orderId === undefined ? [] : [['provider-order', orderId] as const]),
  ])
}
