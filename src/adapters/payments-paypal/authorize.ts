import { notAsked, notDone } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type ApprovedStatus,
  type AuthorizeRequest,
  type AuthorizeResult,
  type Charge,
  type Charges,
  declined,
  failed,
  isLive,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { type PaypalOrder, readOrder } from './answers.ts'
import type { PaypalClient } from './paypal-client.ts'

/** PayPal's answers that mean "not with this account or card": the buyer may choose another method. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'ORDER_NOT_APPROVED',
  'TRANSACTION_REFUSED',
])
const ALREADY = new Set(['ORDER_ALREADY_AUTHORIZED', 'ORDER_ALREADY_CAPTURED'])

export const createAuthorize =
  (client: PaypalClient, signal: () => AbortSignal): Charges['authorize'] =>
  async (request) => {
    const until = signal()
    const path = `/v2/checkout/orders/${request.token}`
    const seen = await client.get(path, until)
    if (seen.kind !== 'answered') return notAsked(seen)
    const order = readOrder(seen.body)
    if (!order || !isFor(order, request)) return failed('reference_does_not_match')
    const live = order.charges.find(isLive)
    return live ? approve(live, request) : authorizeOrder(client, path, request, until)
  }

async function authorizeOrder(
  { get, post }: PaypalClient,
  path: string,
  request: AuthorizeRequest,
  until: AbortSignal,
): Promise<AuthorizeResult> {
  const result = await post(`${path}/authorize`, until, { requestId: request.idempotencyKey, body: '{}' })
  if (result.kind === 'answered') return fromAuthorized(readOrder(result.body), request)
  if (result.kind === 'unknown' || !ALREADY.has(result.code))
    return result.kind === 'refused' && DECLINED.has(result.code)
      ? declined(result.code, 'other_way')
      : notDone(result)
  const again = await get(path, until, { always: true })
  return again.kind === 'answered'
    ? fromAuthorized(readOrder(again.body), request)
    : unknownOutcome('already_authorized')
}

/** Is this approval for our order, of our amount? A $1 approval must not pay a $9,000 order. */
const isFor = (order: PaypalOrder, request: AuthorizeRequest): boolean =>
  order.orderId === request.orderId &&
  order.amount === request.amount &&
  order.currency === merchant().currency

function fromAuthorized(order: PaypalOrder | undefined, request: AuthorizeRequest): AuthorizeResult {
  if (!order) return unknownOutcome('unreadable_answer')
  const live = order.charges.find(isLive)
  if (live) return approve(live, request)
  return order.charges.some(({ status }) => status === 'declined')
    ? declined('DENIED', 'other_way')
    : unknownOutcome('answer_without_charge')
}

function approve(charge: Charge, request: AuthorizeRequest): AuthorizeResult {
  if (
    charge.orderId !== request.orderId ||
    charge.amount !== request.amount ||
    charge.currency !== merchant().currency
  )
    return unknownOutcome('answer_does_not_match')
  const status: ApprovedStatus =
    charge.status === 'captured' || charge.status === 'pending' ? charge.status : 'authorized'
  return {
    kind: 'approved',
    chargeId: charge.chargeId,
    status,
    amount: charge.amount,
    card: undefined,
    codes: {},
  }
}
