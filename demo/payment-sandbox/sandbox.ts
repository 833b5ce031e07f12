import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { affirmImitator } from './affirm/http.ts'
import { amazonImitator } from './amazon/http.ts'
import { findCall, isAuthorized } from './braintree/api.ts'
import { bankImitator } from './braintree/bank-http.ts'
import { answerClientApi, CLIENT_API_PATH } from './braintree/client-api.ts'
import { fieldsAsset } from './braintree/fields-page.ts'
import type { ApiSettings } from './braintree/messages.ts'
import { braintreeNotice, noticeOfStep } from './braintree/notice.ts'
import { walletImitator } from './braintree/wallet-http.ts'
import { answerControl, type Control, createControl } from './control.ts'
import { creditkeyImitator } from './creditkey/http.ts'
import { isOwnOrigin, json, loseAnswer, readJson, reply, struckBefore } from './http.ts'
import type { Imitator } from './imitator.ts'
import { brandOf, passesLuhn } from './ledger/instruments.ts'
import type { Transaction } from './ledger/ledger.ts'
import { ledgerCss, ledgerPage, ledgerScript } from './ledger/page.ts'
import {
  DEMO_AFFIRM,
  DEMO_AMAZON,
  DEMO_CREDITKEY,
  DEMO_PAYPAL,
  DEMO_PLAID,
  type SandboxOptions,
} from './options.ts'
import { paypalImitator } from './paypal/http.ts'
import { plaidImitator } from './plaid/http.ts'

export interface PaymentSandbox {
  url: string
  control: Control
  /** Allows another store to show the card fields. */
  allowStore(origin: string): void
  close(): Promise<void>
}

/**
 * Starts the imitator of the payment providers on this machine. Throws when the mode is production or the
 * port is taken.
 */
export async function startPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  if (options.mode === 'production') throw new Error('The payment sandbox does not start in production.')
  const control = createControl({
    seed: options.seed ?? randomInt(2 ** 31),
    now: options.now ?? Date.now,
    onStep: (transaction) => tellStore(options, transaction),
  })
  const storeOrigins = [...(options.storeOrigins ?? [])]
  const host = options.host ?? '127.0.0.1'
  let url = ''
  const imitators = [
    paypalImitator({ ...DEMO_PAYPAL, ...options.paypal }),
    bankImitator,
    plaidImitator({ ...DEMO_PLAID, ...options.plaid }),
    walletImitator(options.merchantId),
    affirmImitator({ ...DEMO_AFFIRM, ...options.affirm }),
    creditkeyImitator({ ...DEMO_CREDITKEY, ...options.creditkey }),
    amazonImitator({ ...DEMO_AMAZON, ...options.amazon }),
  ]
  const settings: ApiSettings = {
    ...options,
    amountTriggers: options.amountTriggers ?? false,
    duplicateWindowMs: options.duplicateWindowMs ?? 30_000,
  }
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    answer({ control, settings, imitators, storeOrigins, url }, request, response).catch(() =>
      reply(response, 500, 'text/plain', 'The sandbox itself failed.\n'),
    )
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, host, resolve),
  )
  url = `http://${host}:${(server.address() as AddressInfo).port}`

  return {
    url,
    control,
    allowStore: (origin) => void storeOrigins.push(origin),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

// A store that does not listen finds the status when it asks.
function tellStore(options: SandboxOptions, transaction: Transaction): void {
  const kind = options.noticesTo === undefined ? undefined : noticeOfStep(transaction.status)
  if (options.noticesTo === undefined || kind === undefined) return
  const body = braintreeNotice(options, kind, transaction, new Date())
  void fetch(options.noticesTo, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }).catch(() => undefined)
}

interface Parts {
  control: Control
  settings: ApiSettings
  imitators: readonly Imitator[]
  storeOrigins: readonly string[]
  url: string
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', parts.url)
  // Another host name means that a foreign page reached this server through DNS rebinding.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
    return reply(response, 403, 'text/plain', 'Only for this computer.\n')
  const imitator = parts.imitators.find(({ path }) => url.pathname.startsWith(path))
  if (imitator) return imitator.answer(parts, request, response, url)
  const api = `/merchants/${parts.settings.merchantId}/`
  if (url.pathname.startsWith(api + CLIENT_API_PATH))
    return answerClientApi(
      parts,
      request,
      response,
      url.pathname.slice(api.length + CLIENT_API_PATH.length),
      url,
    )
  if (url.pathname.startsWith(api))
    return answerApi(parts, request, response, url.pathname.slice(api.length - 1))
  if (url.pathname.startsWith('/merchants/')) return reply(response, 401, 'application/xml', '')
  if (url.pathname.startsWith('/__control/'))
    return answerControlCall(parts, request, response, url.pathname.slice('/__control/'.length))
  if (url.pathname === '/fields/tokens' && request.method === 'POST')
    return answerToken(parts, request, response)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply(response, 405, 'text/plain', 'Not here.\n')
  return answerPage(parts, response, url)
}

function answerPage(parts: Parts, response: ServerResponse, url: URL): void {
  const asset = fieldsAsset(url, parts.storeOrigins)
  if (asset) {
    response.writeHead(asset.status, asset.headers).end(asset.body)
    return
  }
  const page = PAGES[url.pathname]
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  )
  if (page) reply(response, 200, page.type, page.body(parts.control))
  else reply(response, 404, 'text/plain', 'Not here.\n')
}

const PAGES: Readonly<Record<string, { type: string; body: (control: Control) => string }>> = {
  '/': { type: 'text/html', body: ({ inner }) => ledgerPage(inner.ledger, inner.faults.list()) },
  '/ledger.css': { type: 'text/css', body: () => ledgerCss },
  '/ledger.js': { type: 'text/javascript', body: () => ledgerScript },
  '/healthz': { type: 'text/plain', body: () => 'ok\n' },
}

async function answerApi(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (!isAuthorized(parts.settings, request.headers.authorization))
    return reply(response, 401, 'application/xml', '')
  const body = await readJson(request)
  if (body.kind !== 'read') return reply(response, body.kind === 'too_big' ? 413 : 400, 'application/xml', '')
  const method = request.method ?? 'GET'
  parts.control.record({ method, path, body: body.value })
  const { ledger, faults } = parts.control.inner
  const call = findCall({ ledger, settings: parts.settings }, { method, path, body: body.value })
  if (!call) return reply(response, 404, 'application/xml', '')
  const behavior = faults.take(call.op, call.orderId)
  if (await struckBefore(behavior, request, response, 'application/xml')) return
  const made = call.run(behavior)
  if (!loseAnswer(behavior, request, response, 'application/xml'))
    reply(response, made.status, 'application/xml', made.body)
}

async function answerControlCall(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  // A page of another origin needs a CORS preflight to send this type, and the sandbox never allows one.
  if (request.method === 'POST' && !request.headers['content-type']?.startsWith('application/json'))
    return json(response, 415, { error: true, message: 'Send application/json.' })
  if (request.headers.origin !== undefined && !isOwnOrigin(request))
    return json(response, 403, { error: true, message: 'Only from the sandbox’s own page.' })
  const body = await readJson(request)
  if (body.kind !== 'read') return json(response, 400, { error: true, message: 'The body is not JSON.' })
  const found = answerControl(parts.control, request.method ?? 'GET', name, body.value)
  return found
    ? json(response, found.status, found.body)
    : json(response, 404, { error: true, message: 'No such control call.' })
}

async function answerToken(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isOwnOrigin(request)) return json(response, 403, { message: 'Only from the card fields.' })
  const body = await readJson(request)
  const card = (
    body.kind === 'read' && typeof body.value === 'object' && body.value !== null ? body.value : {}
  ) as Record<string, unknown>
  const [number, month, year, cvv] = ['number', 'expirationMonth', 'expirationYear', 'cvv'].map((name) =>
    String(card[name] ?? ''),
  )
  if (!/^\d{12,19}$/.test(number!) || !brandOf(number!) || !passesLuhn(number!))
    return json(response, 422, { message: 'Check the card number' })
  if (!/^(0[1-9]|1[0-2])$/.test(month!) || !/^20\d\d$/.test(year!) || !/^\d{3,4}$/.test(cvv!))
    return json(response, 422, { message: 'Check the expiry and the code' })
  return json(
    response,
    201,
    parts.control.inner.ledger.tokenize({
      number: number!,
      expirationMonth: month!,
      expirationYear: year!,
      cvv: cvv!,
    }),
  )
}
