import { findOrder, findOrderLines, keepOrderOpen } from '#features/orders/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { toCents } from '#kit/money.ts'
import { outOfRange } from '../../rules/amount-limits.ts'
import { isOver } from '../../rules/attempt.ts'
import { type Lender, methodNames, texts } from '../../texts.ts'
import { postalAddress } from '../attempts/authorize-request.ts'
import { approvalsOf } from '../attempts/look-up.ts'
import type { PaymentServices } from '../attempts/pay-order.ts'
import { inTime } from '../attempts/with-deadline.ts'
import { type ApplicationRequest, DEFAULT_DEADLINE_MS } from '../ports.ts'
import { gatewayOf, notOffered } from '../wallets/wallet-approvals.ts'
import { orderHandle } from './order-handle.ts'

/** How long an order waits for a buyer who is filling in an application, and for a lender who decides later. */
const APPLYING_MS = 60 * 60_000
const REVIEWING_MS = 3 * 24 * 3_600_000
/** The lender is asked by ourselves as well: a buyer who was approved and closed her browser has ordered. */
const FIRST_CHECK_MS = 120_000
/** Loans that one order may bring. */
const MAX_TOKENS = 20

/** What a lender's own script is told in the browser. Throws ApiError order_not_found, order_closed, method_not_offered, amount_out_of_range. */
export async function affirmApplication(services: PaymentServices, orderId: string): Promise<object> {
  const gateway = gatewayOf(services, 'affirm', orderId)
  if (!gateway.application) throw notOffered(orderId)
  const { request } = await applicationRequest(services, orderId, 'affirm')
  return gateway.application(request)
}

/**
 * Begins an application on the lender's own page and remembers that it is for this order. Throws ApiError order_not_found, order_closed,
 * method_not_offered, amount_out_of_range, payment_unavailable.
 */
export async function beginApplication(
  services: PaymentServices,
  orderId: string,
): Promise<{ reference: string; url: string }> {
  const gateway = gatewayOf(services, 'creditkey', orderId)
  if (!gateway.begin) throw notOffered(orderId)
  const { request, tries } = await applicationRequest(services, orderId, 'creditkey')
  const call = gateway.begin({
    orderId,
    amount: request.amount,
    shipping: request.shipping,
    idempotencyKey: `${orderId}-apply-${tries}`,
    application: request,
  })
  const begun = await inTime(call, services.deadlineMs ?? DEFAULT_DEADLINE_MS)
  if (begun.kind !== 'ready' || begun.url === undefined)
    throw new ApiError('payment_unavailable', texts.walletUnavailable(methodNames.creditkey), {
      status: 503,
      details: { orderID: orderId, paymentMethod: 'creditkey', retryAfterSeconds: 10 },
    })
  const now = services.clock.now()
  await services.db
    .insertInto('wallet_approval')
    .values({
      provider: gateway.provider,
      reference: begun.reference,
      order_id: orderId,
      amount_cents: request.amount,
      next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await keepOrderOpen(services.db, orderId, new Date(now.getTime() + APPLYING_MS))
  return { reference: begun.reference, url: begun.url }
}

/** Writes the token of a loan down before it is sent: without it nobody could ask what became of it. Throws ApiError payment_reference_mismatch for a token of another order. */
export async function keepToken(
  services: PaymentServices,
  { orderId, method, token }: { orderId: string; method: Lender; token: string },
): Promise<void> {
  const { provider } = gatewayOf(services, method, orderId)
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
  if (order.state !== 'pending' || attempts.some(({ status }) => !isOver(status)))
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
    // Credit Key writes its own number of the order where it finds this word.
    urls: {
      success: `${at('success')}&key=%CKKEY%`,
      cancel: `${at('cancel')}&key=%CKKEY%`,
      confirm: at('confirm'),
      approvedLater: at('approved'),
    },
  }
  return { request, tries: attempts.length }
}
