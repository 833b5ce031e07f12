import {
  type AuthorizeRequest,
  type AuthorizeResult,
  type ChangeResult,
  type Charge,
  type ClientTokenResult,
  DEFAULT_DEADLINE_MS,
  failed,
  type Gateway,
  isLive,
  type LookupResult,
  unknownOutcome,
} from '#features/payments/server/ports.ts'
import { type BreakerLimits, createBreaker } from '#kit/breaker.ts'
import { isPaidBy, readResult, readTransaction, toApproved, toChange, toCharge, toDeclined } from './answers.ts'
import { type CallResult, makeCall } from './calls.ts'
import { toDecimal, toSale } from './sale-request.ts'
import { type BraintreeSettings, createSdk, searchByOrder } from './sdk.ts'

export interface BraintreeOptions extends BraintreeSettings {
  /** hard limit of one call, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
  /** Send the idempotency key as well; the merchant account must be enabled for it. */
  sendRequestKey?: boolean | undefined
  limits?: Partial<BreakerLimits> | undefined
  nowMs?: (() => number) | undefined
}

const LIMITS: BreakerLimits = { failures: 3, withinMs: 10_000, pauseMs: 10_000, maxInFlight: 8, maxWaitMs: 2_000 }

/** The card gateway over Braintree's official SDK. */
export function createBraintreeGateway(options: BraintreeOptions): Gateway {
  const deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS
  const sdk = createSdk(options, deadlineMs)
  const breaker = createBreaker({ ...LIMITS, ...options.limits }, options.nowMs ?? Date.now)
  const call = (work: () => Promise<unknown>) => makeCall(breaker, deadlineMs, work)
  const change = async (work: () => Promise<unknown>): Promise<ChangeResult> => fromChange(await call(work))

  async function findByOrder(orderId: string): Promise<LookupResult> {
    const result = await makeCall(breaker, deadlineMs, () => searchByOrder(sdk, orderId), { always: true })
    if (result.kind !== 'answered') return unknownOutcome(result.kind === 'unknown' ? result.cause : result.code)
    return readCharges(result.answer, orderId)
  }

  /** The provider saw the same amount, order and card a moment ago: most likely our own call, whose answer was lost. */
  async function settleDuplicate(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const found = await findByOrder(request.orderId)
    const live = found.kind === 'found' ? found.charges.find(isLive) : undefined
    return live ? toApproved(live, request) : unknownOutcome('duplicate')
  }

  /** The token was of another way to pay: that money is not wanted. While it stands, nobody may say that nothing is reserved. */
  async function letGo(chargeId: string): Promise<AuthorizeResult> {
    const gone = await change(() => sdk.transaction.void(chargeId))
    return gone.kind === 'done' ? failed('instrument_mismatch') : unknownOutcome('instrument_mismatch')
  }

  return {
    provider: 'braintree',
    async authorize(request) {
      const result = await call(() => sdk.transaction.sale(toSale(request, { sendRequestKey: options.sendRequestKey ?? false })))
      const outcome = fromSale(result, request)
      if (outcome === 'duplicate') return settleDuplicate(request)
      return outcome.kind === 'other_instrument' ? letGo(outcome.chargeId) : outcome
    },
    capture: (chargeId, amount) => change(() => sdk.transaction.submitForSettlement(chargeId, toDecimal(amount))),
    void: (chargeId) => change(() => sdk.transaction.void(chargeId)),
    refund: (chargeId, amount) => change(() => sdk.transaction.refund(chargeId, { amount: toDecimal(amount) })),
    findByOrder,
    clientToken: async () => fromClientToken(await call(() => sdk.clientToken.generate({}))),
    isPaused: breaker.isOpen,
  }
}

function fromSale(result: CallResult, request: AuthorizeRequest): AuthorizeResult | 'duplicate' | { kind: 'other_instrument'; chargeId: string } {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  if (result.kind === 'refused') return failed(result.code)
  const answer = readResult(result.answer)
  if (!answer) return unknownOutcome('unreadable_answer')
  if (answer.kind === 'refused') return toDeclined(answer)
  if (!isPaidBy(request.method, answer.transaction)) return { kind: 'other_instrument', chargeId: answer.transaction.id }
  const charge = toCharge(answer.transaction)
  return charge ? toApproved(charge, request) : unknownOutcome('unknown_status')
}

function fromChange(result: CallResult): ChangeResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  if (result.kind === 'refused') return result.code === 'notFoundError' ? { kind: 'refused', reason: 'no_such_charge', code: result.code } : failed(result.code)
  return toChange(readResult(result.answer))
}

function readCharges(answer: unknown, orderId: string): LookupResult {
  const transactions = Array.isArray(answer) ? answer.map(readTransaction) : [undefined]
  const charges = transactions.map((transaction) => transaction && toCharge(transaction))
  if (!charges.every((charge): charge is Charge => charge !== undefined)) return unknownOutcome('unreadable_answer')
  // The provider lists the newest first.
  return { kind: 'found', charges: charges.filter((charge) => charge.orderId === orderId).reverse() }
}

function fromClientToken(result: CallResult): ClientTokenResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  if (result.kind === 'refused') return failed(result.code)
  const { clientToken } = result.answer as { clientToken?: unknown }
  return typeof clientToken === 'string' && clientToken !== '' ? { kind: 'ready', token: clientToken } : unknownOutcome('unreadable_answer')
}
