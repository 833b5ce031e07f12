import { type BreakerLimits, createBreaker, NEIGHBOR_LIMITS, PROBE_DEADLINE_MS } from './breaker.ts'

export type CallResult =
  | { kind: 'answered'; body: unknown }
  /** The provider refused the call (`status`), or it was not sent (`status` 0). `code` is safe to store. */
  | { kind: 'refused'; status: number; code: string }
  /** The provider may have carried the call out or not. `cause` is safe to store. */
  | { kind: 'unknown'; cause: string }

export interface JsonCall extends RequestInit {
  /** the provider's code of a refusal, from the parsed body (undefined when it is not JSON) and the status */
  codeOf(body: unknown, status: number): unknown
  /** answers that do not say whether the call was carried out, beside 5xx and 408 */
  unclear?: readonly number[]
}

/**
 * One call of a provider's JSON API. Every outcome is a value, and of a raw error only a short code leaves
 * this function. The caller sets the deadline by `signal`.
 */
export async function sendJson(
  url: string,
  { codeOf, unclear = [], ...request }: JsonCall,
): Promise<CallResult> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error' })
    const text = await response.text()
    if (response.status >= 500 || response.status === 408 || unclear.includes(response.status))
      return { kind: 'unknown', cause: `http_${response.status}` }
    if (!response.ok)
      return {
        kind: 'refused',
        status: response.status,
        code: nameIn(text, response.status, codeOf) ?? `http_${response.status}`,
      }
    return { kind: 'answered', body: text === '' ? {} : JSON.parse(text) }
  } catch (error) {
    return classify(error)
  }
}

// There was no connection, so nothing was sent.
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

function classify(error: unknown): CallResult {
  const { name, cause } = (error instanceof Error ? error : {}) as {
    name?: string
    cause?: { code?: unknown }
  }
  if (NOT_SENT.has(String(cause?.code))) return { kind: 'refused', status: 0, code: 'not_sent_unreachable' }
  return {
    kind: 'unknown',
    cause:
      name === 'TimeoutError'
        ? 'deadline'
        : error instanceof SyntaxError
          ? 'unreadable_answer'
          : 'connection_lost',
  }
}

function nameIn(text: string, status: number, codeOf: JsonCall['codeOf']): string | undefined {
  try {
    const code = codeOf(parse(text), status)
    return typeof code === 'string' && /^[A-Za-z][\w-]{1,60}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Whether the outcome counts against the provider in the breaker. */
const isTrouble = (result: CallResult): boolean =>
  result.kind === 'unknown' || (result.kind === 'refused' && result.status === 0)

export interface GuardOptions {
  limits?: Partial<BreakerLimits> | undefined
  nowMs?: (() => number) | undefined
}

/**
 * Makes no calls to a failing provider for a while, except with `always`: for lookups that change
 * happened.
 */
export function guardCalls(options: GuardOptions) {
  const breaker = createBreaker({ ...NEIGHBOR_LIMITS, ...options.limits }, options.nowMs ?? Date.now)
  async function guarded(
    signal: AbortSignal,
    send: (signal: AbortSignal) => Promise<CallResult>,
    { always = false }: { always?: boolean } = {},
  ): Promise<CallResult> {
    const work = (isProbe: boolean) =>
      send(isProbe ? AbortSignal.any([signal, AbortSignal.timeout(PROBE_DEADLINE_MS)]) : signal)
    const result = await breaker.run(work, isTrouble, { always })
    return result.kind === 'ran'
      ? result.value
      : { kind: 'refused', status: 0, code: `not_sent_${result.reason}` }
  }
  return { guarded, isPaused: breaker.isOpen }
}
