import { createHmac, timingSafeEqual } from 'node:crypto'
import { findOrder, findOrderLines, keepOrderOpen } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { DAY_MS } from '#lib/dates.ts'
import { toCents } from '#lib/money.ts'
import type { PaymentResult } from '../../contract.ts'
import { outOfRange } from '../../rules/amount-limits.ts'
import { isLiveAttempt } from '../../rules/attempt.ts'
import { type Lender, methodNames } from '../../rules/methods.ts'
import { texts } from '../../texts.ts'
import { postalAddress } from '../attempts/authorize-request.ts'
import { approvalsOf } from '../attempts/look-up.ts'
import { payOrder } from '../attempts/pay-order.ts'
import { withDeadline } from '../attempts/with-deadline.ts'
import { deadlineOf, type PaymentServices } from '../payments-context.ts'
import type { ApplicationRequest, OpenedApplication } from '../ports.ts'
import { notOffered, requireGateway, requireMethodOn } from '../providers.ts'
import { requireOwnApproval } from '../wallets/wallet-approvals.ts'

/**
 * How long an order waits for a buyer who is filling in an application, and for a lender that decides later.
 */
const APPLYING_MS = 60 * 60_000
const REVIEWING_MS = 3 * DAY_MS
/** We also ask the lender ourselves: a buyer who was approved and closed the browser has ordered. */
const FIRST_CHECK_MS = 120_000
/** Loans that may be tried for one order. */
const MAX_TOKENS = 20

/**
 * Begins an application for an order. One on the lender's own page is stored with the order. Throws ApiError
 * order_not_found, order_closed, method_not_offered, amount_out_of_range, payment_unavailable.
 */
export async function openApplication(
  services: PaymentServices,
  orderId: string,
  method: Lender,
): Promise<Extract<OpenedApplication, { kind: 'script' | 'page' }>> {
  const { provider, start } = requireGateway(services, method, orderId)
  if (start.kind !== 'application') throw notOffered(orderId)
  requireMethodOn(method, orderId)
  const { request, tries } = await applicationRequest(services, orderId, method)
  const opened = await withDeadline(start.open(request, `${orderId}-apply-${tries}`), deadlineOf(services))
  if (opened.kind === 'unknown' || opened.kind === 'failed')
    throw new ApiError('payment_unavailable', texts.walletUnavailable(methodNames[method]), {
      status: 503,
      details: { orderID: orderId, paymentMethod: method, retryAfterSeconds: 10 },
    })
  if (opened.kind === 'page') await storeApplication(services, request, provider, opened.reference)
  return opened
}

async function storeApplication(
  { db, clock }: PaymentServices,
  { orderId, amount }: ApplicationRequest,
  provider: string,
  reference: string,
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('wallet_approval')
    .values({
      provider,
      reference,
      order_id: orderId,
      amount_cents: amount,
      next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await keepOrderOpen(db, orderId, new Date(now.getTime() + APPLYING_MS))
}

/**
 * Stores the token of a loan before it is sent: without it the outcome could not be looked up. Throws
 * ApiError too_many_tries.
 */
async function keepToken(
  services: PaymentServices,
  { orderId, method, token }: { orderId: string; method: Lender; token: string },
): Promise<void> {
  const { provider } = requireGateway(services, method, orderId)
  const order = await payable(services, orderId, method)
  if ((await approvalsOf(services.db, orderId, provider)).length >= MAX_TOKENS)
    throw new ApiError('too_many_tries', texts.tooManyTries, {
      status: 429,
      details: { orderID: orderId, retryAfterSeconds: 3600 },
    })
  await services.db
    .insertInto('wallet_approval')
    .values({
      provider,
      reference: token,
      order_id: orderId,
      amount_cents: order.total_cents,
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A lender is still deciding: the order keeps its stock and its price until then. */
export const holdForReview = (services: PaymentServices, orderId: string): Promise<void> =>
  keepOrderOpen(services.db, orderId, new Date(services.clock.now().getTime() + REVIEWING_MS))

async function payable(services: PaymentServices, orderId: string, method: Lender) {
  const order = await findOrder(services.db, orderId)
  if (!order) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
  const reason = outOfRange(services.limits, method, order.total_cents)
  if (reason !== null)
    throw new ApiError('amount_out_of_range', `${methodNames[method]}: ${reason}.`, {
      status: 409,
      details: { orderID: orderId, paymentMethod: method },
    })
  return order
}

async function applicationRequest(
  services: PaymentServices,
  orderId: string,
  method: Lender,
): Promise<{ request: ApplicationRequest; tries: number }> {
  const { comeBack } = services
  const order = await payable(services, orderId, method)
  const attempts = await services.db
    .selectFrom('payment_attempt')
    .select('status')
    .where('order_id', '=', orderId)
    .execute()
  if (!comeBack) throw notOffered(orderId)
  if (order.state !== 'pending' || attempts.some(({ status }) => isLiveAttempt(status)))
    throw new ApiError('order_closed', texts.orderClosed, { status: 409, details: { orderID: orderId } })
  const lines = await findOrderLines(services.db, orderId)
  const handle = encodeURIComponent(orderHandle(comeBack.secrets[0], orderId))
  const at = (path: string) => `${comeBack.origin}/checkout/${method}/${path}?order=${handle}`
  const request: ApplicationRequest = {
    orderId,
    amount: toCents(order.total_cents),
    billing: postalAddress(order.billing),
    shipping: postalAddress(order.shipping),
    email: order.email,
    phone: order.phone,
    lines: lines.map((line) => ({
      id: line.product_id,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      unitPrice: toCents(line.unit_price_cents),
    })),
    tax: toCents(order.tax_cents),
    shippingCost: toCents(order.shipping_cents),
    discount: toCents(order.discount_cents),
    urls: {
      success: at('success'),
      cancel: at('cancel'),
      confirm: at('confirm'),
      approvedLater: at('approved'),
    },
  }
  return { request, tries: attempts.length }
}

/**
 * Pays an order with the token of a loan, which is stored before it is sent. Throws the errors of keepToken,
 * requireOwnApproval and payOrder.
 */
export async function payLoan(
  services: PaymentServices,
  method: Lender,
  orderId: string,
  token: string,
): Promise<PaymentResult> {
  const loan = { orderId, method, token }
  await keepToken(services, loan)
  await requireOwnApproval(services, { ...loan, reference: token })
  return payOrder(services, loan)
}

// A signing purpose other than the order cookie's, so that a lender that has seen one of these URLs cannot
// open the order.
const macOf = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`lender\n${orderId}`).digest('base64url').slice(0, 32)

/**
 * Our own handle of an order, for URLs that pass through a lender: it names the order and gives no access to
 * it.
 */
export const orderHandle = (secret: string, orderId: string): string => `${orderId}.${macOf(secret, orderId)}`

/** The order of a handle that we made; undefined for anything else. */
export function orderOfHandle(secrets: readonly string[], handle: string): string | undefined {
  const [orderId = '', mac = ''] = handle.split('.')
  const given = Buffer.from(mac)
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(macOf(secret, orderId))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isOurs ? orderId : undefined
}

/** The order that the URL of a lender's return or call names. */
export const orderInUrl = ({ comeBack }: PaymentServices, request: Request): string | undefined =>
  orderOfHandle(comeBack?.secrets ?? [], new URL(request.url).searchParams.get('order') ?? '')
