import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Behavior, Operation } from '../faults.ts'
import { isOwnOrigin, json, loseAnswer, readJson, readText, reply, struckBefore } from '../http.ts'
import type { Imitator, Surroundings } from '../imitator.ts'
import type { CreditKeyOrder } from '../ledger/lender-state.ts'
import type { JsonAnswer } from '../paypal/state.ts'
import {
  beginCheckout,
  type CreditKeyDecision,
  cancelOrder,
  completeCheckout,
  confirmOrder,
  decideApplication,
  notFound,
  refundOrder,
  show,
  updateOrder,
} from './orders.ts'
import { applicationPage, decideScript, deskPage } from './pages.ts'

/**
 * Everything of Credit Key is below this path: its interface, the page of an application, and the desk
 * where one is decided later.
 */
const CREDITKEY_PATH = '/creditkey/'

export interface CreditKeySettings {
  publicKey: string
  sharedSecret: string
}

interface Imitated extends Surroundings {
  creditkey: CreditKeySettings
}

/** Credit Key, with the keys of one account. */
export const creditkeyImitator = (creditkey: CreditKeySettings): Imitator => ({
  path: CREDITKEY_PATH,
  answer: (around, ...rest) => answerCreditKey({ ...around, creditkey }, ...rest),
})

async function answerCreditKey(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.slice(CREDITKEY_PATH.length)
  if (path.startsWith('ecomm/'))
    return answerCall(imitated, request, response, path.slice('ecomm/'.length), url)
  if (request.method === 'POST' && path.startsWith('decide/'))
    return answerDecision(imitated, request, response, path.slice('decide/'.length))
  if (request.method !== 'GET') return reply(response, 405, 'text/plain', 'Not here.\n')
  return answerPage(imitated, response, path)
}

async function answerCall(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  url: URL,
): Promise<void> {
  const { control, creditkey } = imitated
  const body = await readJson(request)
  const given =
    request.method === 'GET'
      ? Object.fromEntries(url.searchParams)
      : body.kind === 'read'
        ? body.value
        : undefined
  if (typeof given !== 'object' || given === null) return json(response, 400, { error: 'invalid request' })
  const { public_key, shared_secret, ...fields } = given as Record<string, unknown>
  if (public_key !== creditkey.publicKey || shared_secret !== creditkey.sharedSecret)
    return json(response, 401, { error: 'unauthorized' })
  control.record({ method: request.method ?? 'GET', path: `/ecomm/${name}`, body: fields })
  const call = findCall(imitated, `${request.method} ${name}`, fields)
  if (!call) return json(response, 404, { error: 'not found' })
  const behavior = control.inner.faults.take(call.op, call.orderId)
  if (await struckBefore(behavior, request, response, 'application/json')) return
  const made = call.run(behavior)
  if (!loseAnswer(behavior, request, response, 'application/json')) json(response, made.status, made.body)
}

interface Call {
  op: Operation
  orderId: string | undefined
  run(behavior: Behavior | undefined): JsonAnswer
}

function findCall(imitated: Imitated, route: string, fields: Record<string, unknown>): Call | undefined {
  const { ledger } = imitated.control.inner
  const { orders } = ledger.state.creditkey
  const byOurs = [...orders.values()].find(
    ({ merchantOrderId }) => merchantOrderId !== null && merchantOrderId === fields.merchant_order_id,
  )
  const order = route.endsWith('find_order_by_merchant_order_id') ? byOurs : orders.get(String(fields.id))
  const on = (
    op: Operation,
    run: (found: CreditKeyOrder, behavior: Behavior | undefined) => JsonAnswer,
  ): Call => ({
    op,
    orderId: order?.remoteId,
    run: (behavior) => (order ? run(order, behavior) : notFound()),
  })
  const calls: Readonly<Record<string, () => Call>> = {
    'POST begin_checkout': () => ({
      op: 'create_order',
      orderId: String(fields.remote_id),
      run: () => beginCheckout(ledger, fields, imitated),
    }),
    'POST complete_checkout': () =>
      on('sale', (found, behavior) => completeCheckout(ledger, found, behavior)),
    'POST update_order': () => on('update_order', (found) => updateOrder(ledger, found, fields)),
    'POST confirm_order': () => on('capture', (found) => confirmOrder(ledger, found, fields)),
    'POST cancel_order': () => on('void', (found) => cancelOrder(ledger, found)),
    'POST refund': () => on('refund', (found) => refundOrder(ledger, found, fields)),
    'GET find_order': () => on('search', (found) => show(ledger, found)),
    'GET find_order_by_merchant_order_id': () => on('search', (found) => show(ledger, found)),
  }
  return calls[route]?.()
}

const DECISIONS: readonly string[] = ['approve', 'decline', 'cancel', 'pend'] satisfies CreditKeyDecision[]

/**
 * The buyer decides at once, or a person at the lender decides later. A later decision is sent to the shop's
 * notice address.
 */
async function answerDecision(
  { control }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  if (!isOwnOrigin(request)) return json(response, 403, { message: 'Only from the page of Credit Key.' })
  const decision = await readText(request)
  const order = control.inner.ledger.state.creditkey.orders.get(id)
  if (!order || decision === undefined || !DECISIONS.includes(decision))
    return json(response, 404, { message: 'No such application.' })
  const wasPending = order.status === 'pending'
  decideApplication(order, decision as CreditKeyDecision)
  if (wasPending && order.status === 'approved')
    await fetch(order.completeUrl, { method: 'POST' }).catch(() => undefined)
  const goesBack =
    order.status === 'declined' || order.status === 'canceled' ? order.cancelUrl : order.returnUrl
  return json(response, 200, { url: goesBack.replaceAll('%CKKEY%', order.id) })
}

async function answerPage({ control }: Imitated, response: ServerResponse, path: string): Promise<void> {
  if (path === 'decide.js') return reply(response, 200, 'text/javascript', decideScript)
  const { orders } = control.inner.ledger.state.creditkey
  const order = orders.get(/^checkout\/(\w+)$/.exec(path)?.[1] ?? '')
  const page = order
    ? applicationPage(order)
    : path === 'desk'
      ? deskPage([...orders.values()].filter(({ status }) => status === 'pending'))
      : undefined
  if (page === undefined) return reply(response, 404, 'text/plain', 'Not here.\n')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  )
  return reply(response, 200, 'text/html', page)
}
