import { causeOf, notChanged, type RefusalCodes } from '#features/selling/payments/server/gateway-answers.ts'
import { type ChangeResult, type Charges, unknownOutcome } from '#features/selling/payments/server/ports.ts'
import type { CallResult } from '#lib/calls/http-call.ts'
import { defineTexts } from '#lib/language/texts.ts'
import type { Cents } from '#lib/money.ts'
import { type AmazonClient, segment } from './amazon-client.ts'
import { readCharge, readRefund } from './answers.ts'
import { keyOf, toMoney } from './sessions.ts'

const texts = defineTexts({ notPlaced: 'The order was not placed' })

const WRONG_STATE = new Set(['InvalidChargeStatus', 'InvalidChargePermissionStatus'])
const REFUSALS: RefusalCodes = {
  tooMuch: new Set(['TransactionAmountExceeded']),
  wrongState: WRONG_STATE,
  otherStatuses: [422],
}

/** Captures, voids and refunds of charges at Amazon. */
export function createChanges(
  client: AmazonClient,
  signal: () => AbortSignal,
): Pick<Charges, 'capture' | 'void' | 'refund'> {
  const { post, cancel } = client

  async function capture(chargeId: string, amount: Cents): Promise<ChangeResult> {
    const result = await post(`charges/${segment(chargeId)}/capture`, signal(), {
      body: { captureAmount: toMoney(amount) },
      idempotencyKey: keyOf('capture', chargeId, amount),
    })
    const changed = fromAnswer(result)
    // A pending capture has not been made yet. A later lookup finds its outcome.
    return changed.kind === 'done' && changed.charge.status === 'pending'
      ? unknownOutcome('capture_initiated')
      : changed
  }

  const refund = (chargeId: string, amount: Cents, key = keyOf('refund', chargeId, amount)) =>
    refundCharge(client, signal(), { chargeId, amount, key })

  async function voidCharge(chargeId: string): Promise<ChangeResult> {
    const result = await cancel(`charges/${segment(chargeId)}/cancel`, signal(), {
      cancellationReason: texts.notPlaced,
    })
    return result.kind === 'refused' && WRONG_STATE.has(result.code)
      ? refundTaken(chargeId, result)
      : fromAnswer(result)
  }

  /** Money that was captured already cannot be voided: it is refunded. */
  async function refundTaken(
    chargeId: string,
    refusal: CallResult & { kind: 'refused' },
  ): Promise<ChangeResult> {
    const seen = await client.get(`charges/${segment(chargeId)}`, signal(), { always: true })
    const charge = seen.kind === 'answered' ? readCharge(seen.body) : undefined
    if (!charge) return unknownOutcome(causeOf(seen))
    // The words of the key stay as they are: a repeated call must have the key of the first one.
    return charge.status === 'captured'
      ? refund(chargeId, charge.amount, `${chargeId} let go`)
      : notChanged(refusal, REFUSALS)
  }

  return { capture, refund, void: voidCharge }
}

function fromAnswer(result: CallResult): ChangeResult {
  if (result.kind !== 'answered') return notChanged(result, REFUSALS)
  const charge = readCharge(result.body)
  return charge ? { kind: 'done', charge } : unknownOutcome('unreadable_answer')
}

async function refundCharge(
  { get, post }: AmazonClient,
  until: AbortSignal,
  { chargeId, amount, key }: { chargeId: string; amount: Cents; key: string },
): Promise<ChangeResult> {
  const seen = await get(`charges/${segment(chargeId)}`, until)
  if (seen.kind !== 'answered') return notChanged(seen, REFUSALS)
  const charge = readCharge(seen.body)
  if (!charge) return unknownOutcome('unreadable_answer')
  const result = await post('refunds', until, {
    body: { chargeId, refundAmount: toMoney(amount) },
    idempotencyKey: keyOf('refund', key),
  })
  if (result.kind !== 'answered') return notChanged(result, REFUSALS)
  const refund = readRefund(result.body)
  if (!refund) return unknownOutcome('unreadable_answer')
  if (refund.status === 'declined') return { kind: 'refused', reason: 'other', code: 'refund_declined' }
  const { id, status, amount: refunded } = refund
  return { kind: 'done', charge: { ...charge, chargeId: id, kind: 'refund', status, amount: refunded } }
}
