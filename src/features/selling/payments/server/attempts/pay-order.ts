import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isConnectionLoss } from '#db/transaction.ts'
import { BUYER, type EventActor } from '#features/people/accounts/rules/actor.ts'
import { ApiError } from '#lib/api-error.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { PaymentResult } from '../../contract.ts'
import { isOpen, isOver } from '../../rules/attempt.ts'
import { methodNames } from '../../rules/methods.ts'
import { texts } from '../../texts.ts'
import { deadlineOf, type PaymentServices, TAKE_OVER_MS } from '../payments-context.ts'
import type { AuthorizeResult, BankProof, Failed, Gateway, NotYet, OfferedMethod } from '../ports.ts'
import { gatewayOf, requireGateway, requireMethodOn } from '../providers.ts'
import { authorizeRequest } from './authorize-request.ts'
import { admitCard, type OnAnswered } from './card-velocity.ts'
import { type AttemptOutcome, settleAttempt } from './settle-attempt.ts'
import {
  type AttemptRow,
  type FirstAttempt,
  firstAttempt,
  type NewAttempt,
  type PayableOrder,
  type StartedAttempt,
  startAttempt,
  withdrawAttempt,
} from './start-attempt.ts'
import { withDeadline } from './with-deadline.ts'

export interface PayRequest {
  orderId: string
  method: OfferedMethod
  token: string
  deviceData?: string | undefined
  client?: { ip: string; userAgent: string }
  /** the solved proof of work of the call */
  proof?: string | undefined
  /** who pays, for the order's history; the buyer unless stated */
  actor?: EventActor
  bank?: BankProof
  /** runs in the transaction that starts the attempt, before the provider is asked for money */
  onStart?: NewAttempt['onStart']
}

/**
 * Pays a pending order: commits the attempt, asks the provider outside any transaction and under a deadline,
 * commits the outcome. A resend, a second tab or a double click gets the state of the existing attempt.
 * `confirming` means that the outcome is not known yet. Throws ApiError: see paymentsContract.
 */
export async function payOrder(services: PaymentServices, request: PayRequest): Promise<PaymentResult> {
  const gateway = requireGateway(services, request.method, request.orderId)
  const attempt = attemptOf(services, gateway, request)
  const { method, orderId, bank } = request
  // An approval at a provider, or deposits that were sent, began this payment before.
  const isBegun = gateway.start.kind !== 'token' || bank?.verification === 'vaulted'
  const mayBegin = isBegun ? undefined : () => requireMethodOn(method, orderId)
  const started = await startAttempt(services.db, { ...request, ...attempt, mayBegin })
  return continuePayment(services, request, started)
}

/** The payment of an order that is about to be written. */
export interface PaymentOfNewOrder {
  /** Writes the attempt in the transaction that writes the order. */
  begin(trx: Transaction<Tables>, order: PayableOrder): Promise<void>
  /** Pays the order once it is committed, like `payOrder`. */
  pay(orderId: string): Promise<PaymentResult>
}

/**
 * Pays an order whose attempt is committed together with it, which saves a transaction. An order that another
 * request wrote, or whose token was used before, is paid like any other.
 */
export function paymentOfNewOrder(
  services: PaymentServices,
  request: Omit<PayRequest, 'orderId' | 'onStart'>,
): PaymentOfNewOrder {
  let started: StartedAttempt | undefined
  return {
    async begin(trx, order) {
      const gateway = gatewayOf(services, request.method)
      if (gateway) started = await firstAttempt(trx, attemptOf(services, gateway, request), order)
    },
    pay(orderId) {
      const asked = { ...request, orderId }
      // Order and attempt were written in one transaction: when that order exists, so does the attempt.
      return started?.order.id === orderId
        ? continuePayment(services, asked, started)
        : payOrder(services, asked)
    },
  }
}

function attemptOf(
  services: PaymentServices,
  { provider, terms }: Gateway,
  { method, token }: Pick<PayRequest, 'method' | 'token'>,
): FirstAttempt {
  const now = services.clock.now()
  const checkAt = new Date(now.getTime() + deadlineOf(services) + TAKE_OVER_MS)
  return { method, token, provider, terms, now, checkAt }
}

/** Asks the provider for the money of a committed attempt, and commits the outcome. */
async function continuePayment(
  services: PaymentServices,
  request: PayRequest,
  started: StartedAttempt,
): Promise<PaymentResult> {
  if (started.kind === 'repeated') return answer(started.order, started.attempt)
  crashPoint('payment.attempt-committed')
  // Past this moment other processes take the attempt over and may already believe that the call was never
  // sent, so it must not be sent.
  const takenOverAt = started.attempt.next_check_at
  if (takenOverAt === null || services.clock.now() >= takenOverAt)
    return answer(started.order, started.attempt)
  const gateway = requireGateway(services, request.method, request.orderId)
  const deadlineMs = deadlineOf(services)
  const onAnswered = await admitOrWithdraw(services, request, started)

  const call = gateway.authorize(authorizeRequest(started.order, started.attempt, request))
  const result = await withDeadline(call, deadlineMs)
  crashPoint('payment.provider-answered')
  await onAnswered?.(result)
  if (isUntouched(gateway, result)) {
    await withdrawAttempt(services.db, started.attempt)
    throw untouchedError(result, request)
  }
  const attempt = await commitOutcome(services, started.attempt, result, request.actor ?? BUYER)
  crashPoint('payment.outcome-committed')
  return answer(started.order, attempt)
}

/** An attempt that may not be made now is deleted, so the same token can pay after a proof of work. */
async function admitOrWithdraw(
  { db, rateLimits }: PaymentServices,
  { method, orderId, client, proof }: PayRequest,
  { order, attempt }: StartedAttempt,
): Promise<OnAnswered | undefined> {
  if (client === undefined) return undefined
  try {
    return await admitCard(rateLimits, { method, orderId, email: order.email, ip: client.ip, proof })
  } catch (error) {
    await withdrawAttempt(db, attempt)
    throw error
  }
}

/** Nothing happened at the wallet, and its session stays open: the same session can be tried again. */
const isUntouched = (gateway: Gateway, result: AuthorizeResult): result is NotYet | Failed =>
  result.kind === 'not_yet' || (gateway.start.kind === 'session' && result.kind === 'failed' && !result.sent)

function untouchedError(result: NotYet | Failed, { orderId, method }: PayRequest): ApiError {
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

// When the outcome cannot be written the attempt stays `processing` and the reconciler asks the provider:
// never a second charge.
async function commitOutcome(
  services: PaymentServices,
  attempt: AttemptRow,
  outcome: AttemptOutcome,
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

function refusal({ order_id, method, status, error_text }: AttemptRow): ApiError {
  const code = status === 'declined' ? 'payment_declined' : 'payment_failed'
  return new ApiError(code, error_text ?? texts.failed, {
    status: 402,
    details: { orderID: order_id, paymentMethod: method },
  })
}
