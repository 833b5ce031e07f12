import { type CallResult, type GuardOptions, guardCalls, sendJson } from '#lib/calls/http-call.ts'

interface PaypalSettings {
  clientId: string
  clientSecret: string
  /** address of the interface, without a slash at the end */
  url: string
}

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

/** `always` calls even while the breaker is open: for lookups that move no money. */
interface CallOptions {
  always?: boolean
}

/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000

export interface ClientOptions extends PaypalSettings, GuardOptions {}

/**
 * PayPal's REST interface: a cached token, a deadline on every call, and of a raw error only its issue
 * code.
 */
export function createPaypalClient(options: ClientOptions) {
  const nowMs = options.nowMs ?? Date.now
  const { guarded, isPaused } = guardCalls(options)
  let token: { value: string; endsAt: number } | undefined

  async function freshToken(signal: AbortSignal): Promise<CallResult | string> {
    if (token && nowMs() < token.endsAt) return token.value
    const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
    const result = await send(`${options.url}/v1/oauth2/token`, {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
      signal,
    })
    if (result.kind === 'refused')
      return result.status === 401 ? { ...result, code: 'authenticationError' } : result
    // Without a token the call itself was not sent, whatever the outcome of the token request.
    if (result.kind === 'unknown') return { kind: 'refused', status: 0, code: 'not_sent_no_token' }
    const { access_token, expires_in } = result.body as { access_token?: unknown; expires_in?: unknown }
    if (typeof access_token !== 'string' || typeof expires_in !== 'number')
      return { kind: 'refused', status: 0, code: 'not_sent_no_token' }
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
    const result = await send(options.url + call.path, {
      method: call.method,
      headers,
      body: call.body ?? null,
      signal: call.signal,
    })
    // An expired token: the call was not carried out.
    if (result.kind === 'refused' && result.status === 401) token = undefined
    return result
  }

  const call = (asked: Call, options: CallOptions): Promise<CallResult> =>
    guarded(
      asked.signal,
      async (signal) => {
        const request = { ...asked, signal }
        const first = await callOnce(request)
        return first.kind === 'refused' &&
          first.status === 401 &&
          token === undefined &&
          first.code !== 'authenticationError'
          ? callOnce(request)
          : first
      },
      options,
    )

  return {
    get: (path: string, signal: AbortSignal, how: CallOptions = {}) =>
      call({ method: 'GET', path, signal }, how),
    post: (path: string, signal: AbortSignal, more: Partial<Call> = {}, how: CallOptions = {}) =>
      call({ method: 'POST', path, signal, ...more }, how),
    isPaused,
  }
}

export type PaypalClient = ReturnType<typeof createPaypalClient>

const send = (url: string, request: RequestInit): Promise<CallResult> =>
  sendJson(url, { ...request, codeOf: issueOf, unclear: [409] })

/** PayPal's own name of a refusal. */
const issueOf = (body: unknown): unknown => {
  const { name, details } = body as { name?: unknown; details?: { issue?: unknown }[] }
  return details?.[0]?.issue ?? name
}
