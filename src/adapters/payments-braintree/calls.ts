import { DEFAULT_DEADLINE_MS } from '#features/selling/payments/server/ports.ts'
import {
  type Breaker,
  type BreakerLimits,
  createBreaker,
  NEIGHBOR_LIMITS,
  PROBE_DEADLINE_MS,
} from '#lib/calls/breaker.ts'
import { type BraintreeSettings, createSdk, type Sdk } from './sdk.ts'

export type CallResult =
  | { kind: 'answered'; answer: unknown }
  /**
   * Definite: the provider refused the call itself, or it was never sent. `code` is one of a closed list,
   * safe to store.
   */
  | { kind: 'refused'; sent: boolean; code: string }
  | { kind: 'unknown'; cause: string }

// The provider read the call and refused it. After any other answer money may have moved.
const DEFINITE = [
  'authenticationError',
  'authorizationError',
  'invalidKeysError',
  'notFoundError',
  'tooManyRequestsError',
  'upgradeRequired',
]
const OPEN = [
  'unexpectedError',
  'serverError',
  'serviceUnavailableError',
  'gatewayTimeoutError',
  'requestTimeoutError',
]

/**
 * One call with a hard deadline, because the SDK's own timeout counts idle time only. Raw errors may have
 * credentials, so only their kind leaves this function.
 */
async function makeCall(
  breaker: Breaker,
  deadlineMs: number,
  call: () => Promise<unknown>,
  options: { always?: boolean } = {},
): Promise<CallResult> {
  const result = await breaker.run(
    (isProbe) => raced(call, isProbe ? Math.min(deadlineMs, PROBE_DEADLINE_MS) : deadlineMs),
    isTrouble,
    options,
  )
  if (result.kind === 'ran') return result.value
  return { kind: 'refused', sent: false, code: `not_sent_${result.reason}` }
}

const isTrouble = (result: CallResult): boolean =>
  result.kind === 'unknown' || (result.kind === 'refused' && !result.sent)

function raced(call: () => Promise<unknown>, deadlineMs: number): Promise<CallResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'unknown', cause: 'deadline' }), deadlineMs)
    Promise.resolve()
      .then(call)
      .then((answer): CallResult => ({ kind: 'answered', answer }), classify)
      .then((result) => {
        clearTimeout(timer)
        resolve(result)
      })
  })
}

function classify(error: unknown): CallResult {
  const { type, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    type?: unknown
    message?: unknown
  }
  const kind = String(type)
  if (DEFINITE.includes(kind)) return { kind: 'refused', sent: true, code: kind }
  // There was no connection, so the call was not sent.
  if (
    kind === 'unexpectedError' &&
    /^Unexpected request error: Error: (connect ECONNREFUSED|getaddrinfo ENOTFOUND)\b/.test(String(message))
  )
    return { kind: 'refused', sent: false, code: 'not_sent_unreachable' }
  return { kind: 'unknown', cause: OPEN.includes(kind) ? kind : 'unreadable_answer' }
}

export interface BraintreeOptions extends BraintreeSettings {
  /** hard limit of one call, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
  /** Send the idempotency key as well; the merchant account must be enabled for it. */
  sendRequestKey?: boolean | undefined
  limits?: Partial<BreakerLimits> | undefined
  nowMs?: (() => number) | undefined
}

/** The SDK behind a deadline and a breaker. */
export interface Connection {
  sdk: Sdk
  /** `always` calls even while the breaker is open: for lookups that move no money */
  call(work: () => Promise<unknown>, options?: { always?: boolean; deadlineMs?: number }): Promise<CallResult>
  isPaused: () => boolean
}

/** Opens the SDK for one kind of payment, so that trouble of one kind does not pause another. */
export function connectBraintree(options: BraintreeOptions): Connection {
  const deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS
  const breaker = createBreaker({ ...NEIGHBOR_LIMITS, ...options.limits }, options.nowMs ?? Date.now)
  return {
    sdk: createSdk(options, deadlineMs),
    call: (work, asked) => makeCall(breaker, asked?.deadlineMs ?? deadlineMs, work, asked),
    isPaused: breaker.isOpen,
  }
}
