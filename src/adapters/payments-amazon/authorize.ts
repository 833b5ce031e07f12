import { causeOf, notAsked, notDone } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type AuthorizeRequest,
  type AuthorizeResult,
  type Charge,
  type Charges,
  declined,
  failed,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { AmazonClient } from './amazon-client.ts'
import { type AmazonSession, isSessionFor, readCharge, readSession } from './answers.ts'
import { toMoney } from './sessions.ts'

/** Reasons of a refusal that mean "not with this account or card": the buyer may choose another method. */
const DECLINED = new Set([
  'SoftDeclined',
  'HardDeclined',
  'AmazonRejected',
  'TransactionTimedOut',
  'CheckoutSessionCanceled',
  'Declined',
])

const refused = (code: string) => declined(code, 'other_way', 'AmazonPay')

export function createAuthorize(
  { get, post }: AmazonClient,
  signal: () => AbortSignal,
): Charges['authorize'] {
  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const until = signal()
    const path = `checkoutSessions/${request.token}`
    const seen = await get(path, until)
    if (seen.kind !== 'answered') return notAsked(seen)
    const session = readSession(seen.body)
    if (!session || !isSessionFor(session, request)) return failed('reference_does_not_match')
    return session.state === 'open' ? complete(path, request, until) : fromSession(session, request, until)
  }

  async function complete(
    path: string,
    request: AuthorizeRequest,
    until: AbortSignal,
  ): Promise<AuthorizeResult> {
    const result = await post(`${path}/complete`, until, { body: { chargeAmount: toMoney(request.amount) } })
    if (result.kind === 'answered') return fromSession(readSession(result.body), request, until)
    // Completed by another call before this one, cancelled, or not confirmed by the buyer yet: the session
    // says which.
    if (result.kind === 'unknown' || result.code !== 'InvalidCheckoutSessionStatus')
      return result.kind === 'refused' && DECLINED.has(result.code) ? refused(result.code) : notDone(result)
    const again = await get(path, until, { always: true })
    if (again.kind !== 'answered') return unknownOutcome('session_not_readable')
    const now = readSession(again.body)
    return now?.state === 'open' ? { kind: 'not_yet' } : fromSession(now, request, until)
  }

  /**
   * The outcome of a session that has ended. Its charge is read from Amazon, because the session does not
   * state it.
   */
  async function fromSession(
    session: AmazonSession | undefined,
    request: AuthorizeRequest,
    until: AbortSignal,
  ): Promise<AuthorizeResult> {
    if (!session) return unknownOutcome('unreadable_answer')
    if (session.state === 'canceled') return refused(session.reason ?? 'Canceled')
    if (session.chargeId === undefined) return unknownOutcome('answer_without_charge')
    const answer = await get(`charges/${session.chargeId}`, until, { always: true })
    const charge = answer.kind === 'answered' ? readCharge(answer.body) : undefined
    if (!charge) return unknownOutcome(answer.kind === 'unknown' ? causeOf(answer) : 'unreadable_answer')
    return fromCharge(charge, request)
  }

  return authorize
}

function fromCharge(charge: Charge, request: AuthorizeRequest): AuthorizeResult {
  const { chargeId, status, amount } = charge
  if (status === 'declined') return refused('Declined')
  if (
    charge.orderId !== request.orderId ||
    amount !== request.amount ||
    charge.currency !== merchant().currency
  )
    return unknownOutcome('answer_does_not_match')
  if (status !== 'authorized' && status !== 'captured' && status !== 'pending')
    return failed(`charge_${status}`)
  return { kind: 'approved', chargeId, status, amount, card: undefined, codes: {} }
}
