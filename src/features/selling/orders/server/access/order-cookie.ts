import type { RequestContext } from '#lib/http/request-context.ts'
import { type CookieKeys, signedGrants } from '#lib/http/signed-grants.ts'

/** Lets the browser that placed an order open it, for 30 days. */
const grants = signedGrants({ cookie: 'alpine.orders', subject: 'order', days: 30, most: 8 })

export type OrderCookieKeys = CookieKeys

/** Lets this browser open an order, besides those it may open already. */
export const grantOrder = (request: RequestContext, keys: OrderCookieKeys, orderId: string): void =>
  grants.grant(request, keys, orderId)

/** The orders that this browser placed, newest first, by signatures of ours. */
export const ownOrders = grants.granted

/** True when this browser placed the order, by a signature of ours that is at most 30 days old. */
export const mayOpen = grants.mayOpen
