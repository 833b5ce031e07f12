import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Behavior, Operation } from '../faults.ts'
import { isOwnOrigin, json, loseAnswer, parseJson, readText, reply, struckBefore } from '../http.ts'
import type { Imitator, Surroundings } from '../imitator.ts'
import type { JsonAnswer } from '../paypal/state.ts'
import { unknownObject } from './answers.ts'
import { cancelCharge, captureCharge, refundCharge, showCharge, showPermission } from './charges.ts'
import { checkoutScript, choosePage, confirmPage, pageScript } from './pages.ts'
import { beginSession, completeSession, confirmSession, showSession, updateSession } from './sessions.ts'
import { ALGORITHM, type AmazonKeys, isSigned, isSignedPayload } from './signature.ts'

/** Everything of Amazon is below this path: its interface, its script and its two pages. */
const AMAZON_PATH = '/amazon/'

export interface AmazonSettings extends AmazonKeys {
  merchantId: string
}

interface Imitated extends Surroundings {
  amazon: AmazonSettings
}

/** Amazon Pay, with the keys of one merchant. */
export const amazonImitator = (amazon: AmazonSettings): Imitator => ({
  path: AMAZON_PATH,
  answer: (around, ...rest) => answerAmazon({ ...around, amazon }, ...rest),
})

/** Answers the shop's calls and the buyer's pages. */
async function answerAmazon(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.slice(AMAZON_PATH.length - 1)
  if (path.startsWith('/v2/')) return answerCall(imitated, request, response, url, path)
  if (request.method === 'POST') return answerPress(imitated, request, response, url, path)
  if (request.method !== 'GET') return reply(response, 405, 'text/plain', 'Not here.\n')
  return answerPage(imitated, response, url, path)
}

async function answerCall(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  path: string,
): Promise<void> {
  const text = await readText(request)
  const method = request.method ?? 'GET'
  if (
    text === undefined ||
    !isSigned(imitated.amazon, {
      method,
      path,
      query: url.searchParams.toString(),
      headers: request.headers,
      body: text,
    })
  )
    return json(response, 403, { reasonCode: 'InvalidRequestSignature' })
  const read = parseJson(text)
  if (read.kind === 'broken') return json(response, 400, { reasonCode: 'InvalidParameterValue' })
  const body = read.value
  imitated.control.record({ method, path, body })
  const call = findCall(imitated, { method, path, body })
  if (!call) return json(response, 404, { reasonCode: 'ResourceNotFound' })
  const { ledger, faults } = imitated.control.inner
  const behavior = faults.take(call.op, call.orderId)
  if (await struckBefore(behavior, request, response, 'application/json')) return
  const made = onceByKey(
    ledger.state.amazon.answers,
    request.headers['x-amz-pay-idempotency-key'],
    path,
    text,
    () => call.run(behavior),
  )
  if (!loseAnswer(behavior, request, response, 'application/json')) json(response, made.status, made.body)
}

/** A call that comes again with its key gets its first answer; another call with that key is refused. */
function onceByKey(
  answers: Map<string, { body: string; answer: JsonAnswer }>,
  key: string | string[] | undefined,
  path: string,
  body: string,
  run: () => JsonAnswer,
): JsonAnswer {
  if (typeof key !== 'string') return run()
  const kept = answers.get(key)
  if (kept)
    return kept.body === path + body
      ? kept.answer
      : { status: 400, body: { reasonCode: 'DuplicateIdempotencyKey' } }
  const answer = run()
  if (answer.status < 300) answers.set(key, { body: path + body, answer })
  return answer
}

interface Call {
  op: Operation
  orderId: string | undefined
  run(behavior: Behavior | undefined): JsonAnswer
}

function findCall(
  { control, url }: Imitated,
  { method, path, body }: { method: string; path: string; body: unknown },
): Call | undefined {
  const { ledger } = control.inner
  const route = `${method} ${path.replace(/^(\/v2\/[A-Za-z]+\/)[\w-]+/, '$1*')}`
  const id = path.split('/')[3] ?? ''
  const session = ledger.state.amazon.sessions.get(id)
  const chargeId =
    method === 'POST' && path === '/v2/refunds'
      ? String((body as { chargeId?: unknown } | undefined)?.chargeId)
      : path.startsWith('/v2/chargePermissions/')
        ? id.slice(1)
        : id
  const charge = ledger.state.transactions.get(chargeId)
  const onSession = (
    op: Operation,
    run: (found: NonNullable<typeof session>, behavior: Behavior | undefined) => JsonAnswer,
  ): Call => ({
    op,
    orderId: session?.orderId,
    run: (behavior) => (session ? run(session, behavior) : unknownObject()),
  })
  const onCharge = (op: Operation, run: (found: NonNullable<typeof charge>) => JsonAnswer): Call => ({
    op,
    orderId: charge?.orderId,
    run: () => (charge ? run(charge) : unknownObject()),
  })
  const calls: Readonly<Record<string, () => Call>> = {
    'GET /v2/checkoutSessions/*': () => onSession('search', (found) => showSession(found, url)),
    'PATCH /v2/checkoutSessions/*': () =>
      onSession('create_order', (found) => updateSession(found, body, url)),
    'POST /v2/checkoutSessions/*/complete': () =>
      onSession('sale', (found, behavior) => completeSession(ledger, found, body, behavior, url)),
    'GET /v2/charges/*': () => onCharge('find', (found) => showCharge(ledger, found)),
    'GET /v2/chargePermissions/*': () => onCharge('verify_webhook', showPermission),
    'POST /v2/charges/*/capture': () => onCharge('capture', (found) => captureCharge(ledger, found, body)),
    'DELETE /v2/charges/*/cancel': () => onCharge('void', (found) => cancelCharge(ledger, found)),
    'POST /v2/refunds': () => onCharge('refund', (found) => refundCharge(ledger, found, body)),
  }
  return calls[route]?.()
}

/** Where a button of Amazon's pages leads: back to the store, with the session and nothing else. */
async function answerPress(
  { control, amazon, storeOrigins }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  path: string,
): Promise<void> {
  if (!isOwnOrigin(request)) return json(response, 403, { message: 'Only from Amazon’s own page.' })
  const pressed = await readText(request)
  const { ledger } = control.inner
  const back = (address: string | undefined, id?: string) => {
    const target = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
    if (!target || !storeOrigins.includes(target.origin))
      return json(response, 404, { message: 'No such session.' })
    if (id !== undefined) target.searchParams.set('amazonCheckoutSessionId', id)
    return json(response, 200, { location: target.href })
  }
  if (path === '/sessions') {
    const payload = payloadOf(amazon, url.searchParams)
    if (payload === undefined) return json(response, 403, { message: 'InvalidSignature' })
    if (pressed === 'cancel')
      return back(
        (JSON.parse(payload) as { webCheckoutDetails?: { checkoutCancelUrl?: string } }).webCheckoutDetails
          ?.checkoutCancelUrl,
      )
    const session = beginSession(ledger, payload, shipsWith(url.searchParams))
    return back(session?.reviewReturnUrl, session?.id)
  }
  const session = path.startsWith('/confirm/')
    ? ledger.state.amazon.sessions.get(path.slice('/confirm/'.length))
    : undefined
  if (!session || (pressed !== 'approve' && pressed !== 'decline' && pressed !== 'cancel'))
    return json(response, 404, { message: 'No such session.' })
  confirmSession(session, pressed)
  return back(session.resultReturnUrl, session.id)
}

const shipsWith = (query: URLSearchParams): boolean => query.get('productType') === 'PayAndShip'

/** What the store's button started with, when the store itself wrote it. */
function payloadOf(amazon: AmazonSettings, query: URLSearchParams): string | undefined {
  const [payload = '', signature = ''] = [query.get('payload') ?? '', query.get('signature') ?? '']
  const isMerchants =
    query.get('publicKeyId') === amazon.publicKeyId &&
    query.get('merchantId') === amazon.merchantId &&
    query.get('algorithm') === ALGORITHM
  return isMerchants && isSignedPayload(amazon, payload, signature) ? payload : undefined
}

async function answerPage(
  { control, amazon }: Imitated,
  response: ServerResponse,
  url: URL,
  path: string,
): Promise<void> {
  if (path === '/checkout.js') {
    // The only file here that another origin runs: the store's pages load it as they load the provider's.
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    return reply(response, 200, 'text/javascript', checkoutScript(url.origin))
  }
  if (path === '/page.js') return reply(response, 200, 'text/javascript', pageScript)
  if (path === '/notices.pem') return reply(response, 200, 'text/plain', await control.amazonCertificate())
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  )
  if (path === '/checkout' && payloadOf(amazon, url.searchParams) !== undefined)
    return reply(response, 200, 'text/html', choosePage(url.searchParams, shipsWith(url.searchParams)))
  const session =
    path === '/pay'
      ? control.inner.ledger.state.amazon.sessions.get(url.searchParams.get('amazonCheckoutSessionId') ?? '')
      : undefined
  return session?.state === 'Open'
    ? reply(response, 200, 'text/html', confirmPage(session))
    : reply(response, 404, 'text/plain', 'Not here.\n')
}
