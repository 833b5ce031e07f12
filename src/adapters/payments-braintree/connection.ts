import { DEFAULT_DEADLINE_MS } from '#features/payments/server/ports.ts'
import { type BreakerLimits, createBreaker } from '#kit/breaker.ts'
import { type CallResult, makeCall } from './calls.ts'
import { type BraintreeSettings, createSdk, type Sdk } from './sdk.ts'

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
  /** `always` asks even while the breaker is open: for questions about what has happened */
  call(work: () => Promise<unknown>, options?: { always?: boolean; deadlineMs?: number }): Promise<CallResult>
  isPaused: () => boolean
}

// Who is back is found within 5 s: with what has piled up meanwhile, all is as usual again within 10 s (F35).
const LIMITS: BreakerLimits = { failures: 3, withinMs: 10_000, pauseMs: 5_000, maxInFlight: 8, maxWaitMs: 2_000 }

/** Opens the SDK for one kind of payment, so that trouble of one kind does not pause another. */
export function connectBraintree(options: BraintreeOptions): Connection {
  const deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS
  const breaker = createBreaker({ ...LIMITS, ...options.limits }, options.nowMs ?? Date.now)
  return { sdk: createSdk(options, deadlineMs), call: (work, asked) => makeCall(breaker, asked?.deadlineMs ?? deadlineMs, work, asked), isPaused: breaker.isOpen }
}
