import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import { grantOrder, type PlacedCheckout } from '#features/selling/orders/server/index.ts'
import {
  type PaymentOfNewOrder,
  type PaymentServices,
  paymentOfNewOrder,
  payOrder,
} from '#features/selling/payments/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { toWire } from '#lib/money.ts'
import { type CheckoutRequest, type CheckoutResult, checkoutContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { partnerOffer } from './partner-offer.ts'
import { placeCheckout } from './place-checkout.ts'
import type { PlacingServices } from './placing-services.ts'

const os = implement(checkoutContract).$context<PlacingServices>()

export const checkoutHandlers = {
  partner: os.partner.handler(({ context }) => partnerOffer(context)),
  place: os.place.handler(async ({ input, context }) => {
    const attemptKey = requireKey(context.request)
    requireOffered(context.payments, input)
    const payment = cardPayment(context, input)
    const order = await placeCheckout(context, input, attemptKey, payment)
    grantOrder(context.request, context.orderCookie, order.id)
    return finish(context, input, order, payment)
  }),
}

// A request with this key gets the order that the key made, so it must be as hard to guess as a session.
function requireKey(request: RequestContext): string {
  const key = request.idempotencyKey
  if (key === undefined || !/^[\w-]{16,255}$/.test(key))
    throw new ApiError('idempotency_key_required', texts.keyMissing)
  return key
}

function requireOffered(payments: PaymentServices, { paymentInfo }: CheckoutRequest): void {
  const offered: Readonly<Record<string, unknown>> = payments.gateways
  if (offered[paymentInfo.method] === undefined)
    throw new ApiError('method_not_offered', texts.methodNotOffered, {
      status: 409,
      details: { paymentMethod: paymentInfo.method },
    })
}

/** The payment by the card token of a checkout; undefined for one without a token. */
function cardPayment({ payments, request }: PlacingServices, { paymentInfo }: CheckoutRequest) {
  const { cardInfo, method } = paymentInfo
  if (!cardInfo || method !== 'creditCard') return undefined
  return paymentOfNewOrder(payments, {
    method,
    token: cardInfo.paymentMethodNonce,
    deviceData: cardInfo.deviceData ?? undefined,
    client: { ip: request.ip, userAgent: '' },
    proof: request.proof,
  })
}

/** Pays the order at once when the request has a card token, or finds the existing payment. */
async function finish(
  context: PlacingServices,
  body: CheckoutRequest,
  order: PlacedCheckout,
  payment: PaymentOfNewOrder | undefined,
): Promise<CheckoutResult> {
  if (order.isPlaced)
    return {
      orderID: order.id,
      state: order.state === 'awaiting_funds' ? 'awaiting_funds' : 'authorized',
      total: toWire(order.total),
    }
  if (order.state !== 'pending')
    throw new ApiError('order_closed', texts.orderClosed, { status: 409, details: { orderID: order.id } })
  if (body.paymentInfo.method === 'terms') return payOnTerms(context, order)
  return payment?.pay(order.id) ?? { orderID: order.id, state: 'pending', total: toWire(order.total) }
}

/**
 * Pays on the company's credit account. A resend by another person, or by one whose role is gone, does not.
 */
function payOnTerms({ payments, actor }: PlacingServices, order: PlacedCheckout): Promise<CheckoutResult> {
  const { onlyCompany } = requirePermission(actor, PARTNER_ORDER.place)
  if (order.companyId === null || (onlyCompany !== undefined && onlyCompany !== order.companyId))
    throw new ApiError('method_not_offered', texts.termsOnlyForCompanies, {
      status: 409,
      details: { orderID: order.id, paymentMethod: 'terms' },
    })
  return payOrder(payments, { orderId: order.id, method: 'terms', token: randomUUID(), actor })
}
