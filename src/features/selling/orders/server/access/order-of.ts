import { os } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { isSamePlace } from '#features/catalog/location/rules/zip-states.ts'
import type { Shopper } from '#features/people/accounts/rules/actor.ts'
import { marked } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { type CookieKeys, signedGrants } from '#lib/http/signed-grants.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { ORDER_LIMITS } from '../../rules/access.ts'
import { typedOrderNumber } from '../../rules/order-number.ts'
import { texts } from '../../texts.ts'
import { isOrderId } from '../order-id.ts'
import { loadOrder, type StoredOrder } from '../queries.ts'

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

export interface OrderAccess {
  db: Db
  request: RequestContext
  orderCookie: OrderCookieKeys
  rateLimits: Limits
}

interface AskedOrder {
  orderID: string
  postal?: string | undefined
}

/** An order, and the buyer who proved that they may see it. */
interface RecognizedOrder extends StoredOrder {
  shopper: Shopper
}

/**
 * What every endpoint about one order begins with: opens it for the browser that placed it, or with its
 * postal code. A wrong order number and a wrong postal code do the same work, get the same answer and count
 * as a wrong guess, because there are only some 42,000 ZIP codes. Throws ApiError order_not_found,
 * too_many_tries.
 */
export async function orderOf(
  { db, request, orderCookie, rateLimits }: OrderAccess,
  { orderID: typed, postal }: AskedOrder,
): Promise<RecognizedOrder> {
  // One spelling before the guess is counted: hyphens must not buy more tries.
  const orderID = typedOrderNumber(typed)
  if (mayOpen(request, orderCookie, orderID)) {
    const own = await loadOrder(db, orderID)
    if (own) return recognized(own, 'cookie')
  }
  // Without a postal code nothing was guessed: a link that is opened on another device must not use up its
  // owner's tries.
  if (postal === undefined) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
  const guess = await takeGuess(rateLimits, orderID, networkOf(request.ip), texts.tooManyTries)
  const stored = isOrderId(orderID) ? await loadOrder(db, orderID) : undefined
  if (stored && isSamePostal(stored.order.postal, postal)) {
    await guess.giveBack()
    return recognized(stored, 'postal-code')
  }
  throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
}

const recognized = (stored: StoredOrder, by: 'cookie' | 'postal-code'): RecognizedOrder => ({
  ...stored,
  shopper: { kind: 'shopper', recognized: { orderId: stored.order.id, by } },
})

/**
 * The gate of an endpoint about one order of a buyer: `os.track.use(needsOrder).handler(…)`. The handler
 * finds the order in `context.opened`. A call that sends files may have its postal code in a header.
 */
export const needsOrder = marked(
  'order',
  os
    .$context<OrderAccess>()
    .middleware(async ({ context, next }, { orderID, postal = context.request.orderPostal }: AskedOrder) =>
      next({ context: { opened: await orderOf(context, { orderID, postal }) } }),
    ),
)

// People remember five digits of a ZIP+4. Canadian codes are written with and without the space.
const plain = (postal: string): string => postal.toUpperCase().replace(/[^A-Z0-9]/g, '')

function isSamePostal(stored: string, given: string): boolean {
  const [ours, theirs] = [plain(stored), plain(given)]
  const isUs = /^\d+$/.test(ours)
  return isUs ? /^\d{5}(\d{4})?$/.test(theirs) && isSamePlace(theirs, ours) : theirs !== '' && theirs === ours
}

/**
 * Counts a guess before checking it, so that guesses at the same time cannot all pass; a right guess returns
 * its point. When many networks guess at one order or quote, each network keeps its first try, so that
 * a stranger cannot lock the owner out. Throws ApiError too_many_tries.
 */
export async function takeGuess(limits: Limits, subject: string, network: string, tooManyTries: string) {
  const ofSubject = `${subject} ${network}`
  const address = await limits.take(ORDER_LIMITS.address, network)
  refuseAfter(address.wait, tooManyTries)
  const order = await limits.take(ORDER_LIMITS.order, ofSubject)
  refuseAfter(order.wait, tooManyTries)
  const all = await limits.take(ORDER_LIMITS['order-all'], subject)
  if (order.used > 1) refuseAfter(all.wait, tooManyTries)
  return {
    async giveBack() {
      await Promise.all([
        limits.giveBack(ORDER_LIMITS.address, network),
        limits.giveBack(ORDER_LIMITS.order, ofSubject),
        limits.giveBack(ORDER_LIMITS['order-all'], subject),
      ])
    },
  }
}

function refuseAfter(retryAfterSeconds: number, message: string): void {
  if (retryAfterSeconds > 0)
    throw new ApiError('too_many_tries', message, { status: 429, details: { retryAfterSeconds } })
}

/**
 * Opens the order that an upload is for. The path names it, or the query of the page; its postal code is in
 * the header x-order-postal, in the query, or in the path. Throws ApiError as `orderOf`.
 */
export const openOrderOfUpload = (asked: OrderAccess, named: Readonly<Record<string, string>>) =>
  orderOf(asked, orderOfUpload(asked.request, named))

/** People leave the postal code empty when their browser opens the order. */
export function orderOfUpload(
  { url: { searchParams }, orderPostal }: Pick<OrderAccess['request'], 'url' | 'orderPostal'>,
  named: Readonly<Record<string, string>>,
): { orderID: string; postal?: string | undefined } {
  const postal = orderPostal ?? searchParams.get('postal') ?? named.postal
  return {
    orderID: (named.orderID ?? searchParams.get('orderID') ?? '').trim(),
    postal: postal?.trim() || undefined,
  }
}
