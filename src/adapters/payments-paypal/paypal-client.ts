import { type BreakerLimits, createBreaker } from '#kit/breaker.ts'

export interface PaypalSettings {
  clientId: string
  clientSecret: string
  /** address of the interface, without a slash at the end */
  url: string
}

export type CallResult =
  | { kind: 'answered'; body: unknown }
  /** Definite: PayPal refused the call, or it was never sent. `code` is safe to store. */
  | { kind: 'refused'; status: number; code: string }
  | { kind: 'unknown'; cause: string }

export interface Call {
  method: 'GET' | 'POST'
  path: string
  /** sent as JSON text, as it is */
  body?: string | undefined
  /** a repeated call with the same id gets the first answer again */
  requestId?: string | undefined
  /** ends the whole operation that the call belongs to */
  signal: AbortSignal
}

const LIMITS: BreakerLimits = { failures: 3, withinMs: 10_000, pauseMs: 10_000, maxInFlight: 8, maxWaitMs: 2_000 }
/** After a pause one call finds out whether PayPal is back: nobody waits long for that. */
const PROBE_DEADLINE_MS = 2_000
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000

export interface ClientOptions extends PaypalSettings {
  limits?: Partial<BreakerLimits> | undefined
  nowMs?: (() => number) | undefined
}

/** PayPal's REST interface: a token that is kept, a deadline on every call, and nothing of a raw error but its issue. */
export function createPaypalClient(options: ClientOptions) {
  const nowMs = options.nowMs ?? Date.now
  const breaker = createBreaker({ ...LIMITS, ...options.limits }, nowMs)
  let token: { value: string; endsAt: number } | undefined

  async function freshToken(signal: AbortSignal): Promise<CallResult | string> {
    if (token && nowMs() < token.endsAt) return token.value
    const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
    const result = await send(`${options.url}/v1/oauth2/token`, { method: 'POST', headers, body: 'grant_type=client_credentials', signal })
    if (result.kind === 'refused') return result.status === 401 ? { ...result, code: 'authenticationError' } : result
    // Without a token the call itself was not sent, whatever became of this one.
    if (result.kind === 'unknown') return { kind: 'refused', status: 0, code: 'not_sent_no_token' }
    const { access_token, expires_in } = result.body as { access_token?: unknown; expires_in?: unknown }
    if (typeof access_token !== 'string' || typeof expires_in !== 'number') return { kind: 'refused', status: 0, code: 'not_sent_no_token' }
    token = { value: access_token, endsAt: nowMs() + expires_in * 1_000 - TOKEN_MARGIN_MS }
    return access_token
  }

  async function callOnce(call: Call): Promise<CallResult> {
    const bearer = await freshToken(call.signal)
    if (typeof bearer !== 'string') return bearer
    const headers = {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(call.requestId === undefined ? {} : { 'paypal-request-id': call.requestId }),
    }
    const result = await send(options.url + call.path, { method: call.method, headers, body: call.body ?? null, signal: call.signal })
    // A token that is not accepted any more: the call was not carried out.
    if (result.kind === 'refused' && result.status === 401) token = undefined
    return result
  }

  /** `always` asks even while the breaker is open: for questions about what has happened. */
  return async function call(asked: Call, { always = false }: { always?: boolean } = {}): Promise<CallResult> {
    const work = async (isProbe: boolean) => {
      const request = isProbe ? { ...asked, signal: AbortSignal.any([asked.signal, AbortSignal.timeout(PROBE_DEADLINE_MS)]) } : asked
      const first = await callOnce(request)
      return first.kind === 'refused' && first.status === 401 && token === undefined && first.code !== 'authenticationError' ? callOnce(request) : first
    }
    const result = await breaker.run(work, isTrouble, { always })
    return result.kind === 'ran' ? result.value : { kind: 'refused', status: 0, code: `not_sent_${result.reason}` }
  }
}

const isTrouble = (result: CallResult): boolean => result.kind === 'unknown' || (result.kind === 'refused' && result.code.startsWith('not_sent_'))

async function send(url: string, request: RequestInit): Promise<CallResult> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error' })
    const text = await response.text()
    if (response.status >= 500 || response.status === 408 || response.status === 409) return { kind: 'unknown', cause: `http_${response.status}` }
    if (!response.ok) return { kind: 'refused', status: response.status, code: issueOf(text, response.status) }
    return { kind: 'answered', body: text === '' ? {} : JSON.parse(text) }
  } catch (error) {
    return classify(error)
  }
}

// No connection came about, so nothing was sent.
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

function classify(error: unknown): CallResult {
  const { name, cause } = (error instanceof Error ? error : {}) as { name?: string; cause?: { code?: unknown } }
  if (NOT_SENT.has(String(cause?.code))) return { kind: 'refused', status: 0, code: 'not_sent_unreachable' }
  return { kind: 'unknown', cause: name === 'TimeoutError' ? 'deadline' : error instanceof SyntaxError ? 'unreadable_answer' : 'connection_lost' }
}

/** PayPal's own name of the refusal, when it looks like one. */
function issueOf(text: string, status: number): string {
  try {
    const { name, details } = JSON.parse(text) as { name?: unknown; details?: { issue?: unknown }[] }
    const issue = String(details?.[0]?.issue ?? name)
    return /^[A-Z][A-Z0-9_]{1,60}$/.test(issue) ? issue : `http_${status}`
  } catch {
    return `http_${status}`
  }
}
