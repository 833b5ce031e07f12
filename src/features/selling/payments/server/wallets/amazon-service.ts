import { parse } from 'hono/utils/cookie'
import { z } from 'zod'
import { mayOpen, type OrderCookieKeys } from '#features/selling/orders/server/index.ts'
import { ApiError, encodeError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { creditCents } from '../../rules/credit-amount.ts'
import { texts } from '../../texts.ts'
import { admitProviderCall, type PaymentServices } from '../payments-context.ts'
import { requireMethodOn } from '../providers.ts'
import {
  completeSession,
  orderOfSession,
  prepareSession,
  readSession,
  requireBound,
  sessionsOf,
} from './wallet-sessions.ts'
import { isOwnReturn, returnAddress } from './wallet-visitor.ts'

const METHOD = 'AmazonPay'
const RETURN_PATH = '/checkout/expresspay'
const CANCEL_PATH = '/checkout/payment'

export interface AmazonServiceParts {
  payments: PaymentServices
  orderCookie: OrderCookieKeys
  /** the store's origin for this browser */
  originOf(request: Request): string
}

const checkoutSessionId = z.string().regex(/^[\w-]{1,64}$/)
const amount = z.string().max(30)
const calls = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('createSignature') }),
  z.strictObject({ method: z.literal('getCheckoutSession'), checkoutSessionId }),
  z.strictObject({
    method: z.literal('setPaymentInfo'),
    checkoutSessionId,
    orderId: z.string().regex(/^A[0-9A-Z]{12}$/),
    amount,
  }),
  z.strictObject({ method: z.literal('completeCheckoutSession'), checkoutSessionId, amount }),
])
type Call = z.output<typeof calls>
type CallOf<M extends Call['method']> = Extract<Call, { method: M }>

/** The browser that calls: its address, and the proof of work that came along. */
export type AmazonCaller = Pick<RequestContext, 'ip' | 'proof'>

interface Visit {
  parts: AmazonServiceParts
  caller: AmazonCaller
  origin: string
  cookies: Record<string, string>
}

interface Answer {
  status?: number
  body: object
  setCookie?: string
}

/**
 * GET /AmazonPay?method=…: the wallet service of the specification, as a function that needs only the
 * caller from the app around it. It answers only the store's own pages: its calls are GETs, and one of them
 * takes money. Refusals carry `details.message` beside the usual envelope. Calls that reach Amazon have the
 * limit `provider-network`: 429 `proof_needed`, see `admitProviderCall`.
 */
export const amazonService =
  (parts: AmazonServiceParts) =>
  async (request: Request, caller: AmazonCaller): Promise<Response> => {
    try {
      const origin = parts.originOf(request)
      requireOwnPage(request, origin)
      const call = calls.safeParse(Object.fromEntries(new URL(request.url).searchParams))
      if (!call.success) throw new ApiError('invalid', texts.noSuchCall, { status: 400 })
      const visit: Visit = { parts, caller, origin, cookies: parse(request.headers.get('cookie') ?? '') }
      const { status = 200, body, setCookie } = await answerCall(visit, call.data)
      return answer(status, body, setCookie)
    } catch (error) {
      if (error instanceof ApiError)
        return answer(error.status, { ...encodeError(error), details: { message: error.message } })
      throw error
    }
  }

const answer = (status: number, body: object, setCookie?: string): Response =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      ...(setCookie ? { 'set-cookie': setCookie } : {}),
    },
  })

/**
 * Refuses calls from another site's link, image or page, and from a browser that does not name the calling
 * site.
 */
function requireOwnPage(request: Request, origin: string): void {
  const site = request.headers.get('sec-fetch-site')
  const isOwn = site === null ? request.headers.get('origin') === origin : site === 'same-origin'
  if (!isOwn) throw new ApiError('cross_site', texts.ownPagesOnly, { status: 403 })
}

function answerCall(visit: Visit, call: Call): Promise<Answer> | Answer {
  switch (call.method) {
    case 'createSignature':
      return createSignature(visit)
    case 'getCheckoutSession':
      return getCheckoutSession(visit, call)
    case 'setPaymentInfo':
      return setPaymentInfo(visit, call)
    case 'completeCheckoutSession':
      return completeCheckoutSession(visit, call)
  }
}

/** The store never signs data that a browser sends. */
function createSignature({ parts, origin, cookies }: Visit): Answer {
  requireMethodOn(METHOD)
  const { sessions } = sessionsOf(parts.payments, METHOD)
  const { url, setCookie } = returnAddress(origin + RETURN_PATH, cookies, parts.orderCookie)
  const { payload, ...button } = sessions.button({ returnUrl: url, cancelUrl: origin + CANCEL_PATH })
  return { body: { ...button, payloadJSON: payload }, setCookie }
}

async function getCheckoutSession(
  visit: Visit,
  { checkoutSessionId: reference }: CallOf<'getCheckoutSession'>,
): Promise<Answer> {
  const { payments } = visit.parts
  await admitCall(visit)
  const session = await ownSession(visit, reference)
  const order = await orderOfSession(payments, METHOD, reference)
  const isOwn = order !== null && mayOpen(visit, visit.parts.orderCookie, order.orderID)
  return {
    body: {
      checkoutSessionId: reference,
      state: STATES[session.state],
      reasonCode: session.reason ?? null,
      buyer: session.buyer,
      shippingAddress: session.shipping,
      billingAddress: session.billing,
      paymentDescriptor: session.paidWith,
      order: isOwn ? order : null,
      webCheckoutDetails: { amazonPayRedirectUrl: isOwn ? (session.redirectUrl ?? null) : null },
    },
  }
}

const STATES = { open: 'Open', completed: 'Completed', canceled: 'Canceled' } as const

/** Its address and its buyer's name are shown only where it was begun. */
async function ownSession(visit: Visit, reference: string) {
  const session = await readSession(visit.parts.payments, METHOD, reference)
  if (!isOwnReturn(session.returnUrl, visit.cookies, visit.parts.orderCookie))
    throw new ApiError('session_not_found', texts.sessionUnknown, { status: 404 })
  return session
}

async function setPaymentInfo(
  visit: Visit,
  { checkoutSessionId: reference, orderId, amount: text }: CallOf<'setPaymentInfo'>,
): Promise<Answer> {
  requireOwnOrder(visit, orderId)
  await admitCall(visit, orderId)
  await ownSession(visit, reference)
  const prepared = await prepareSession(visit.parts.payments, METHOD, {
    orderId,
    reference,
    amount: creditCents(text),
    resultUrl: visit.origin + RETURN_PATH,
  })
  return {
    body: {
      constraints: prepared.constraints.map((constraintId) => ({ constraintId })),
      webCheckoutDetails: { amazonPayRedirectUrl: prepared.redirectUrl ?? null },
    },
  }
}

async function completeCheckoutSession(
  visit: Visit,
  { checkoutSessionId: reference, amount: text }: CallOf<'completeCheckoutSession'>,
): Promise<Answer> {
  const { payments } = visit.parts
  const orderId = await requireBound(payments, METHOD, reference)
  requireOwnOrder(visit, orderId)
  const { chargeId, state } = await completeSession(payments, METHOD, {
    orderId,
    reference,
    amount: creditCents(text),
  })
  return {
    status: state === 'confirming' ? 202 : 200,
    body: { chargeId: chargeId ?? null, orderID: orderId, state },
  }
}

const admitCall = ({ parts, caller }: Visit, orderId?: string): Promise<void> =>
  admitProviderCall({ payments: parts.payments, request: caller }, orderId)

/** Only the browser that placed an order pays it. */
function requireOwnOrder({ parts, cookies }: Visit, orderId: string): void {
  if (!mayOpen({ cookies }, parts.orderCookie, orderId))
    throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
}
