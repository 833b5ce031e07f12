import type { OrderCookieKeys } from '#features/orders/server/index.ts'
import type { RequestContext } from '#kit/http/request-context.ts'
import type { PaymentServices } from './payment-services.ts'

/** What every payment endpoint gets. */
export interface PaymentsContext {
  request: RequestContext
  payments: PaymentServices
  orderCookie: OrderCookieKeys
}

/** Throws ApiError order_not_found unless this browser placed the order. */
export type RequireOwnOrder = (context: PaymentsContext, orderId: string) => void
