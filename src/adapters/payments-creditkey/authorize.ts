import { notAsked, notDone } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type AuthorizeRequest,
  type AuthorizeResult,
  type Charge,
  type Charges,
  declined,
  failed,
  isLive,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { chargeOf, readOrder, readSuccess } from './answers.ts'
import type { CreditKeyClient } from './creditkey-client.ts'

export function createAuthorize(
  { find, post }: CreditKeyClient,
  signal: () => AbortSignal,
  expiry: () => Date,
): Charges['authorize'] {
  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const until = signal()
    const seen = await find(request.token, until)
    if (seen.kind !== 'answered') return notAsked(seen)
    const order = readOrder(seen.body)
    if (!order || order.amount !== request.amount) return failed('reference_does_not_match')
    const held = chargeOf(order, request.orderId)
    if (held && isLive(held)) return approve(held, request)
    if (order.status !== 'approved') return declined(order.status, 'other_way', 'creditkey')
    return complete(request, until)
  }

  async function complete(request: AuthorizeRequest, until: AbortSignal): Promise<AuthorizeResult> {
    const result = await post('complete_checkout', { id: request.token }, until)
    if (result.kind === 'refused' && result.status !== 401)
      return declined(result.code, 'other_way', 'creditkey')
    if (result.kind !== 'answered') return notDone(result)
    const success = readSuccess(result.body)
    if (success === undefined) return unknownOutcome('unreadable_answer')
    if (!success) return declined('not_completed', 'other_way', 'creditkey')
    return afterCompletion(request, until)
  }

  /** The answer states no amount: we tell Credit Key our order number and read what it holds. */
  async function afterCompletion(request: AuthorizeRequest, until: AbortSignal): Promise<AuthorizeResult> {
    const fields = { id: request.token, merchant_order_id: request.orderId, merchant_status: 'authorized' }
    const answer = await post('update_order', fields, until, { always: true })
    const order = answer.kind === 'answered' ? readOrder(answer.body) : undefined
    const held = order && chargeOf(order, request.orderId)
    return held && isLive(held) ? approve(held, request) : unknownOutcome('answer_without_charge')
  }

  function approve(charge: Charge, request: AuthorizeRequest): AuthorizeResult {
    if (charge.amount !== request.amount) return unknownOutcome('answer_does_not_match')
    return {
      kind: 'approved',
      chargeId: charge.chargeId,
      status: charge.status === 'captured' ? 'captured' : 'authorized',
      amount: charge.amount,
      card: undefined,
      codes: {},
      expiresAt: expiry(),
    }
  }

  return authorize
}
