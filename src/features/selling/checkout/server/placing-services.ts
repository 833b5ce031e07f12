import type { Actor } from '#features/people/accounts/rules/actor.ts'
import type { OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import type { Limits } from '#platform/limits/server/limits.ts'

/** What a checkout needs of the process and of the request. */
export interface PlacingServices extends PricingContext {
  clock: Clock
  request: RequestContext
  actor: Actor
  rateLimits: Limits
  orderCookie: OrderCookieKeys
  payments: PaymentServices
  /** days that an order by check waits for its check */
  checkDays: number
  /** receives a warning about something that staff should correct */
  report: (message: string) => void
}
