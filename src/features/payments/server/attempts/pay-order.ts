import type { Db } from '#db/connect.ts'
import { isConnectionLoss } from '#db/transaction.ts'
import { BUYER, type EventActor } from '#features/accounts/rules/actor.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { toCents, toWire } from '#kit/money.ts'
import type { PaymentResult } from '../../contract.ts'
import type { AmountLimits } from '../../rules/amount-limits.ts'
import { isOpen, isOver } from '../../rules/attempt.ts'
import { methodNames, texts } from '../../texts.ts'
import {
  type AuthorizeResult,
  type BankProof,
  DEFAULT_DEADLINE_MS,
  type Failed,
  type Gateway,
  type Gateways,
  type NotYet,
  type OfferedMethod,
} from '../ports.ts'
import {
  type AttemptRow,
  type NewAttempt,
  type PayableOrder,
  startAttempt,
  withdrawAttempt,
} from './attempts.ts'
import { authorizeRequest } from './authorize-request.ts'
import { type Outcome, settleAttempt } from './settle-attempt.ts'
import { inTime } from './with-deadline.ts'

export interface PaymentServices {
  db: Db
  clock: Clock
  gateways: Gateways
  /** hard limit on one provider call, default DEFAULT_DEADLINE_MS */
  deadlineMs?: number
  /** how long after a call "the provider has none" is not believed, default LOOKUP_GRACE_MS */
  graceMs?: number
  /** between which totals a lender's method is offered; a method that is not named takes any */
  limits?: AmountLimits
  /** where browsers and lenders reach us, and what signs the addresses that they are given */
  comeBack?: { origin: string; secrets: readonly [string, ...string[]] }
  /** how long a claim of background work holds, default LEASE_MS */
  leaseMs?: number
}

/** Whoever claims a row has this long to settle it; then another process may. */
export const LEASE_MS = 60_000

export interface PayRequest {
  orderId: string
  method: OfferedMethod
  token: string
  deviceData?: string | undefined
  client?: { ip: string; userAgent: string }
  /** who asks, for the order's history; the buyer unless said */
  actor?: EventActor
  bank?: BankProof
  /** written in the transaction that starts the attempt, before anybody is asked for money */
  onStart?: NewAttempt['onStart']
}

// The process that died between its row and its answer leaves this much behind the deadline before others ask.
const TAKE_OVER_MS = 5_000

/**
 * Pays a pending order: commits the attempt, asks the provider outside any transaction and under a deadline, commits the outcome.
 * A resend, a second tab or a double click gets the state of the attempt that is there. `confirming` means that nobody knows yet.
 * Throws ApiError: see paymentsContract.
 */
export async function payOrder(services: PaymentServices, request: PayRequest): Promise<PaymentResult> {
  const gateway = services.gateways[request.method]
  if (gateway === undefined || gateway === 'offline')
    throw new ApiError('method_not_offered', texts.methodNotOffered, {
      status: 409,
      details: { orderID: request.orderId },
    })
  const deadlineMs = services.deadlineMs ?? DEFAULT_DEADLINE_MS
  const now = services.clock.now()
  const checkAt = new Date(now.getTime() + deadlineMs + TAKE_OVER_MS)
  const started = await startAttempt(services.db, { ...request, provider: gateway.provider, now, checkAt })
  if (started.kind === 'repeated') return answer(started.order, started.attempt)
  crashPoint('payment.attempt-committed')
  // A process that was asleep until others look after its attempt sends nothing any more: they may have believed that it never will.
  if (services.clock.now() >= checkAt) return answer(started.order, started.attempt)

  const result = await inTime(
    gateway.authorize(authorizeRequest(started.order, started.attempt, request)),
    deadlineMs,
  )
  crashPoint('payment.provider-answered')
  if (isUntouched(gateway, result)) {
    await withdrawAttempt(services.db, started.attempt)
    throw untouched(result, request)
  }
  const attempt = await commitOutcome(services, started.attempt, result, request.actor ?? BUYER)
  crashPoint('payment.outcome-committed')
  return answer(started.order, attempt)
}

/** Nothing began at the wallet's, and what she approves there holds: the same session can be tried again. */
const isUntouched = (gateway: Gateway, result: AuthorizeResult): result is NotYet | Failed =>
  result.kind === 'not_yet' ||
  (gateway.sessions !== undefined && result.kind === 'failed' && result.code.startsWith('not_sent_'))

function untouched(result: NotYet | Failed, { orderId, method }: PayRequest): ApiError {
  const details = { orderID: orderId, paymentMethod: method }
  if (result.kind === 'not_yet')
    return new ApiError('payment_not_approved', texts.notApprovedYet(methodNames[method]), {
      status: 409,
      details,
    })
  return new ApiError('payment_unavailable', texts.walletUnavailable(methodNames[method]), {
    status: 503,
    details: { ...details, retryAfterSeconds: 10 },
  })
}

// When the outcome cannot be written the attempt stays `processing` and the reconciler asks the provider again: never a second charge.
async function commitOutcome(
  services: PaymentServices,
  attempt: AttemptRow,
  outcome: Outcome,
  actor: EventActor,
): Promise<AttemptRow> {
  try {
    return await settleAttempt(services.db, { attempt, outcome, actor, now: services.clock.now() })
  } catch (error) {
    if (isConnectionLoss(error) || (error instanceof ApiError && error.code === 'busy')) return attempt
    throw error
  }
}

function answer(order: PayableOrder, attempt: AttemptRow): PaymentResult {
  const status = attempt.status
  if (isOver(status)) throw refusal(attempt)
  return {
    orderID: order.id,
    state: isOpen(status) ? 'confirming' : status === 'pending' ? 'awaiting_funds' : 'authorized',
    total: toWire(toCents(order.total_cents)),
  }
}

function refusal(attempt: AttemptRow): ApiError {
  const details = { orderID: attempt.order_id, paymentMethod: attempt.method }
  const message = attempt.error_text ?? texts.failed
  if (attempt.status !== 'declined') return new ApiError('payment_failed', message, { status: 402, details })
  return new ApiError(message === texts.contactUs ? 'payment_refused' : 'payment_declined', message, {
    status: 402,
    details,
  })
}
