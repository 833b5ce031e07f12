import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Behavior, Operation } from '../faults.ts'
import { isOwnOrigin, json, loseAnswer, readJson, readText, reply, struckBefore } from '../http.ts'
import type { Imitator, Surroundings } from '../imitator.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { JsonAnswer } from '../paypal/state.ts'
import {
  authorizeLoan,
  captureLoan,
  confirmLoan,
  notFound,
  openCheckout,
  refundLoan,
  showLoan,
  voidLoan,
} from './loans.ts'
import { affirmScript, loanPage, loanScript } from './pages.ts'

/** Everything of Affirm is below this path: its interface, its script and the page of the loan. */
const AFFIRM_PATH = '/affirm/'
const API = '/api/v1/transactions'

export interface AffirmSettings {
  publicKey: string
  privateKey: string
}

interface Imitated extends Surroundings {
  affirm: AffirmSettings
}

/** Affirm, with the keys of one account. */
export const affirmImitator = (affirm: AffirmSettings): Imitator => ({
  path: AFFIRM_PATH,
  answer: (around, ...rest) => answerAffirm({ ...around, affirm }, ...rest),
})

async function answerAffirm(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.slice(AFFIRM_PATH.length - 1)
  if (path === API || path.startsWith(`${API}/`))
    return answerCall(imitated, request, response, path.slice(API.length))
  if (path === '/checkouts') return answerCheckout(imitated, request, response)
  if (request.method === 'POST' && path.startsWith('/decide/'))
    return answerDecision(imitated, request, response, path.slice('/decide/'.length))
  if (request.method !== 'GET') return reply(response, 405, 'text/plain', 'Not here.\n')
  return answerPage(imitated, response, path, url)
}

async function answerCall(
  { affirm, control }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const expected = `Basic ${Buffer.from(`${affirm.publicKey}:${affirm.privateKey}`).toString('base64')}`
  if (request.headers.authorization !== expected)
    return json(response, 401, { status_code: 401, type: 'unauthorized', code: 'public-key-invalid' })
  const body = await readJson(request)
  if (body.kind !== 'read')
    return json(response, 400, { status_code: 400, type: 'invalid_request', code: 'invalid_field' })
  const method = request.method ?? 'GET'
  control.record({ method, path: `${API}${path}`, body: body.value })
  const { ledger, faults } = control.inner
  const call = findCall(ledger, `${method} ${path}`, body.value)
  if (!call) return json(response, 404, notFound().body)
  const behavior = faults.take(call.op, call.orderId)
  if (await struckBefore(behavior, request, response, 'application/json')) return
  // The key makes a repeated call of the same loan the same call.
  const key = request.headers['idempotency-key']
  const kept =
    typeof key === 'string' && method === 'POST'
      ? `${path} ${key} ${String((body.value as { transaction_id?: unknown } | undefined)?.transaction_id)}`
      : undefined
  const made = (kept === undefined ? undefined : ledger.state.affirm.answers.get(kept)) ?? call.run(behavior)
  if (kept !== undefined) ledger.state.affirm.answers.set(kept, made)
  if (!loseAnswer(behavior, request, response, 'application/json')) json(response, made.status, made.body)
}

interface Call {
  op: Operation
  orderId: string | undefined
  run(behavior: Behavior | undefined): JsonAnswer
}

const ON_LOAN = {
  '': ['search', showLoan],
  '/capture': ['capture', captureLoan],
  '/void': ['void', voidLoan],
  '/refund': ['refund', refundLoan],
} as const

function findCall(ledger: Ledger, route: string, body: unknown): Call | undefined {
  if (route === 'POST ') {
    const { order_id } = (body ?? {}) as { order_id?: unknown }
    return {
      op: 'sale',
      orderId: typeof order_id === 'string' ? order_id : undefined,
      run: (behavior) => authorizeLoan(ledger, body, behavior),
    }
  }
  const [, method, id = '', action = ''] = /^(GET|POST) \/([\w-]+)(\/\w+)?$/.exec(route) ?? []
  const known = ON_LOAN[action as keyof typeof ON_LOAN]
  if (!known || (method === 'GET') !== (action === '')) return undefined
  const loan = ledger.state.transactions.get(id)
  return {
    op: known[0],
    orderId: loan?.orderId,
    run: () => (loan ? known[1](ledger, loan, body) : notFound()),
  }
}

/**
 * What a shop's page asks across origins, with the account's public key: only for addresses of shops that are
 * known here.
 */
async function answerCheckout(
  { affirm, control, storeOrigins }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'content-type, x-public-key')
  if (request.method === 'OPTIONS') return reply(response, 204, 'text/plain', '')
  const body = await readJson(request)
  if (request.headers['x-public-key'] !== affirm.publicKey)
    return json(response, 401, { code: 'public-key-invalid' })
  const checkout = body.kind === 'read' ? openCheckout(control.inner.ledger, body.value) : undefined
  const isKnown = (address: string) => storeOrigins.some((origin) => address.startsWith(`${origin}/`))
  return checkout && isKnown(checkout.confirmUrl) && isKnown(checkout.cancelUrl)
    ? json(response, 201, { id: checkout.id })
    : json(response, 400, { code: 'invalid_field' })
}

async function answerDecision(
  { control }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  if (!isOwnOrigin(request)) return json(response, 403, { message: 'Only from the page of Affirm.' })
  const decision = await readText(request)
  const { ledger } = control.inner
  const checkout = ledger.state.affirm.checkouts.get(id)
  if (!checkout || (decision !== 'approve' && decision !== 'refuse'))
    return json(response, 404, { message: 'No such loan.' })
  return json(response, 200, { checkout_token: confirmLoan(ledger, checkout, decision) })
}

async function answerPage(
  { control, storeOrigins }: Imitated,
  response: ServerResponse,
  path: string,
  url: URL,
): Promise<void> {
  if (path === '/affirm.js') {
    // The only file here that another origin runs: the store's pages load it as they load the provider's.
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    return reply(response, 200, 'text/javascript', affirmScript(url.origin))
  }
  if (path === '/loan.js') return reply(response, 200, 'text/javascript', loanScript)
  const checkout = control.inner.ledger.state.affirm.checkouts.get(/^\/loan\/(\w+)$/.exec(path)?.[1] ?? '')
  const origin = storeOrigins.find((known) => known === url.searchParams.get('origin'))
  if (!checkout || !origin) return reply(response, 404, 'text/plain', 'Not here.\n')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
      `form-action ${origin}; frame-ancestors ${origin}`,
  )
  return reply(response, 200, 'text/html', loanPage(checkout, origin))
}
