import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from '../faults.ts'
import { isOwnOrigin, json, loseAnswer, parseJson, readText, reply, struckBefore } from '../http.ts'
import type { Imitator, Surroundings } from '../imitator.ts'
import type { Ledger } from '../ledger/ledger.ts'
import {
  authorize,
  captureAuthorization,
  createOrder,
  decide,
  notFound,
  refundCapture,
  showAuthorization,
  showOrder,
  transactionOfCapture,
  voidAuthorization,
} from './orders.ts'
import { approvePage, approveScript, buttonsScript } from './pages.ts'
import type { JsonAnswer } from './state.ts'

/** Everything of PayPal is below this path: its interface, its script and the page where a buyer approves. */
const PAYPAL_PATH = '/paypal/'

export interface PaypalSettings {
  clientId: string
  clientSecret: string
  webhookId: string
}

interface Imitated extends Surroundings {
  paypal: PaypalSettings
}

const TOKEN = 'A21.sandbox-token'

/** PayPal, with the keys of one account. */
export const paypalImitator = (paypal: PaypalSettings): Imitator => ({
  path: PAYPAL_PATH,
  answer: (around, ...rest) => answerPaypal({ ...around, paypal }, ...rest),
})

/** Answers the shop's calls and the buyer's pages. */
async function answerPaypal(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.slice(PAYPAL_PATH.length - 1)
  if (path === '/v1/oauth2/token') return answerToken(imitated, request, response)
  if (/^\/v[12]\//.test(path)) return answerCall(imitated, request, response, path)
  if (request.method === 'POST' && path.startsWith('/decide/'))
    return answerDecision(imitated, request, response, path.slice('/decide/'.length))
  if (request.method !== 'GET') return reply(response, 405, 'text/plain', 'Not here.\n')
  return answerPage(imitated, response, path, url)
}

async function answerToken(
  { paypal }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const expected = `Basic ${Buffer.from(`${paypal.clientId}:${paypal.clientSecret}`).toString('base64')}`
  if (request.headers.authorization !== expected) return json(response, 401, { error: 'invalid_client' })
  const isRight = (await readText(request)) === 'grant_type=client_credentials'
  return isRight
    ? json(response, 200, { access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 })
    : json(response, 400, { error: 'unsupported_grant_type' })
}

async function answerCall(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (request.headers.authorization !== `Bearer ${TOKEN}`)
    return json(response, 401, { name: 'AUTHENTICATION_FAILURE' })
  const text = await readText(request)
  const read = text === undefined ? undefined : parseJson(text)
  if (text === undefined || read?.kind !== 'read') return json(response, 400, { name: 'INVALID_REQUEST' })
  const body = read.value
  const method = request.method ?? 'GET'
  imitated.control.record({ method, path, body })
  const { ledger, faults } = imitated.control.inner
  const call = findCall(imitated, ledger, { method, path, body, text })
  if (!call) return json(response, 404, { name: 'RESOURCE_NOT_FOUND' })
  const behavior = faults.take(call.op, call.orderId)
  if (await struckBefore(behavior, request, response, 'application/json')) return
  // The request id makes a repeated call the same call.
  const key = request.headers['paypal-request-id']
  const kept = typeof key === 'string' && method === 'POST' ? `${path} ${key}` : undefined
  const made = (kept === undefined ? undefined : ledger.state.paypal.answers.get(kept)) ?? call.run(behavior)
  if (kept !== undefined) ledger.state.paypal.answers.set(kept, made)
  if (loseAnswer(behavior, request, response, 'application/json')) return
  if (made.body === undefined) response.writeHead(made.status).end()
  else json(response, made.status, made.body)
}

interface Call {
  op: Operation
  orderId: string | undefined
  run(behavior: Parameters<typeof authorize>[2]): JsonAnswer
}

function findCall(
  imitated: Imitated,
  ledger: Ledger,
  { method, path, body, text }: { method: string; path: string; body: unknown; text: string },
): Call | undefined {
  const route = `${method} ${path.replace(/^(\/v2\/[a-z]+\/[a-z]+\/)[\w-]+/, '$1*')}`
  const id = /^\/v2\/[a-z]+\/[a-z]+\/([\w-]+)/.exec(path)?.[1] ?? ''
  const order = ledger.state.paypal.orders.get(id)
  const transaction = path.includes('/captures/')
    ? transactionOfCapture(ledger, id)
    : ledger.state.transactions.get(id)
  const onOrder = (
    op: Operation,
    run: (found: NonNullable<typeof order>, behavior: Parameters<Call['run']>[0]) => JsonAnswer,
  ): Call => ({
    op,
    orderId: order?.customId,
    run: (behavior) => (order ? run(order, behavior) : notFound()),
  })
  const onMoney = (op: Operation, run: (found: NonNullable<typeof transaction>) => JsonAnswer): Call => ({
    op,
    orderId: transaction?.orderId,
    run: () => (transaction ? run(transaction) : notFound()),
  })
  const calls: Readonly<Record<string, () => Call>> = {
    'POST /v2/checkout/orders': () => ({
      op: 'create_order',
      orderId: undefined,
      run: () => createOrder(ledger, body),
    }),
    'GET /v2/checkout/orders/*': () => onOrder('search', (found) => showOrder(ledger, found)),
    'POST /v2/checkout/orders/*/authorize': () =>
      onOrder('sale', (found, behavior) => authorize(ledger, found, behavior)),
    'GET /v2/payments/authorizations/*': () => onMoney('find', (found) => showAuthorization(ledger, found)),
    'POST /v2/payments/authorizations/*/capture': () =>
      onMoney('capture', (found) => captureAuthorization(ledger, found, body)),
    'POST /v2/payments/authorizations/*/void': () =>
      onMoney('void', (found) => voidAuthorization(ledger, found)),
    'POST /v2/payments/captures/*/refund': () =>
      onMoney('refund', (found) => refundCapture(ledger, found, body)),
    'POST /v1/notifications/verify-webhook-signature': () => ({
      op: 'verify_webhook',
      orderId: undefined,
      run: () => verifyWebhook(imitated, ledger, body, text),
    }),
  }
  return calls[route]?.()
}

/** A notice is genuine when this account sent it, byte for byte, for this webhook. */
function verifyWebhook({ paypal }: Imitated, ledger: Ledger, body: unknown, text: string): JsonAnswer {
  const { webhook_id } = (body ?? {}) as { webhook_id?: unknown }
  const isSent = ledger.state.paypal.webhooks.some((sent) => text.endsWith(`"webhook_event":${sent}}`))
  return {
    status: 200,
    body: { verification_status: isSent && webhook_id === paypal.webhookId ? 'SUCCESS' : 'FAILURE' },
  }
}

async function answerDecision(
  { control }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  if (!isOwnOrigin(request)) return json(response, 403, { message: 'Only from the page of PayPal.' })
  const decision = await readText(request)
  const order = control.inner.ledger.state.paypal.orders.get(id)
  if (!order || (decision !== 'approve' && decision !== 'decline'))
    return json(response, 404, { message: 'No such order.' })
  decide(order, decision)
  return json(response, 200, { status: order.status })
}

async function answerPage(
  { control, storeOrigins }: Imitated,
  response: ServerResponse,
  path: string,
  url: URL,
): Promise<void> {
  if (path === '/sdk/js') {
    // The only file here that another origin runs: the store's pages load it as they load the provider's.
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    return reply(response, 200, 'text/javascript', buttonsScript(url.origin))
  }
  if (path === '/approve.js') return reply(response, 200, 'text/javascript', approveScript)
  const order =
    path === '/checkoutnow'
      ? control.inner.ledger.state.paypal.orders.get(url.searchParams.get('token') ?? '')
      : undefined
  const origin = storeOrigins.find((known) => known === url.searchParams.get('origin'))
  if (!order || !origin) return reply(response, 404, 'text/plain', 'Not here.\n')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  )
  return reply(response, 200, 'text/html', approvePage(order, origin))
}
