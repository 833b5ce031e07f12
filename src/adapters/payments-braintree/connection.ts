import { DEFAULT_DEADLINE_MS } from '#features/selling/payments/server/ports.ts'
import { type BreakerLimits, createBreaker, NEIGHBOR_LIMITS } from '#lib/calls/breaker.ts'
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
