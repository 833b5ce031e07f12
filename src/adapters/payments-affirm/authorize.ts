import { notDone } from '#features/selling/payments/server/gateway-answers.ts'
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
import type { AffirmClient } from './affirm-client.ts'
import { readTransaction } from './answers.ts'

/** Affirm's answers that mean that there is no loan: the buyer may choose another method. */
const DECLINED = new Set(['auth-declined', 'checkout-declined', 'checkout-expired', 'expired-authorization'])
/** Refusals of a repeated call that do not say whether the first one succeeded. */
const NOT_ABOUT_FIRST_CALL = new Set(['authenticationError', 'http_429', 'checkout-used'])

export function createAuthorize(
  call: AffirmClient,
  signal: () => AbortSignal,
): Pick<Charges, 'authorize' | 'authorizeAgain'> {
  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const until = signal()
    const result = await call({
      method: 'POST',
      path: '',
      body: { transaction_id: request.token, order_id: request.orderId },
      idempotencyKey: request.idempotencyKey,
      signal: until,
    })
    if (result.kind === 'refused' && (result.status === 402 || DECLINED.has(result.code)))
      return declined(result.code, 'other_way', 'affirm')
    if (result.kind !== 'answered') return notDone(result)
    const charge = readTransaction(result.body)
    if (!charge) return unknownOutcome('unreadable_answer')
    return isFor(charge, request) ? approve(charge) : voidOther(call, charge, until)
  }

  async function authorizeAgain(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const result = await authorize(request)
    return result.kind === 'failed' && (!result.sent || NOT_ABOUT_FIRST_CALL.has(result.code))
      ? unknownOutcome(result.code)
      : result
  }

  return { authorize, authorizeAgain }
}

/** Is this loan for our order, of our amount? A $100 loan must not pay a $9,000 order. */
const isFor = (charge: Charge, request: AuthorizeRequest): boolean =>
  charge.orderId === request.orderId &&
  charge.amount === request.amount &&
  charge.currency === merchant().currency

function approve({ chargeId, status, amount, expiresAt }: Charge): AuthorizeResult {
  if (status !== 'authorized' && status !== 'captured') return failed(`charge_${status}`)
  return { kind: 'approved', chargeId, status, amount, card: undefined, codes: {}, expiresAt }
}

/** A loan that does not pay our order is voided. */
async function voidOther(
  call: AffirmClient,
  { chargeId, status }: Charge,
  signal: AbortSignal,
): Promise<AuthorizeResult> {
  if (status === 'voided') return failed('reference_does_not_match')
  const result = await call(
    {
      method: 'POST',
      path: `/${chargeId}/void`,
      body: {},
      idempotencyKey: `${chargeId}-void`,
      signal,
    },
    { always: true },
  )
  return result.kind === 'answered'
    ? failed('reference_does_not_match')
    : unknownOutcome('answer_does_not_match')
}
