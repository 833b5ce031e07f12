import { notChanged, type RefusalCodes } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type ChangeResult,
  type Charge,
  type Charges,
  type ShippedWith,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { type Cents, toCents } from '#lib/money.ts'
import type { AffirmClient } from './affirm-client.ts'
import { readEvent, readTransaction } from './answers.ts'

const REFUSALS: RefusalCodes = {
  wrongState: new Set([
    'capture-voided',
    'capture-declined',
    'capture-captured',
    'void-captured',
    'void-voided',
    'refund-uncaptured',
    'refund-voided',
    'expired-authorization',
  ]),
  tooMuch: new Set([
    'refund-exceeded',
    'capture-exceeded',
    'capture-unequal-instrument',
    'capture-greater-instrument',
  ]),
  otherStatuses: [400, 409],
}

const wrongState = (code: string): ChangeResult => ({ kind: 'refused', reason: 'wrong_state', code })

/** Captures, voids and refunds of loans at Affirm. Each reads the loan first. */
export function createChanges(
  call: AffirmClient,
  signal: () => AbortSignal,
): Pick<Charges, 'capture' | 'void' | 'refund'> {
  async function change(
    chargeId: string,
    work: (charge: Charge, post: Post) => Promise<ChangeResult> | ChangeResult,
  ): Promise<ChangeResult> {
    const until = signal()
    const answer = await call({ method: 'GET', path: `/${encodeURIComponent(chargeId)}`, signal: until })
    if (answer.kind !== 'answered') return notChanged(answer, REFUSALS)
    const charge = readTransaction(answer.body)
    if (!charge) return unknownOutcome('unreadable_answer')
    const post: Post = async (action, body, idempotencyKey, toCharge) => {
      const path = `/${chargeId}/${action}`
      const result = await call({ method: 'POST', path, body, idempotencyKey, signal: until })
      if (result.kind !== 'answered') return notChanged(result, REFUSALS)
      const changed = toCharge(readEvent(result.body))
      return changed ? { kind: 'done', charge: changed } : unknownOutcome('unreadable_answer')
    }
    return work(charge, post)
  }

  return {
    capture: (chargeId, amount, shipment) =>
      change(chargeId, (charge, post) => capture(charge, amount, shipment, post)),
    void: (chargeId) => change(chargeId, voidLoan),
    refund: (chargeId, amount) => change(chargeId, (charge, post) => refund(charge, amount, post)),
  }
}

type Post = (
  action: 'capture' | 'void' | 'refund',
  body: object,
  idempotencyKey: string,
  toCharge: (event: ReturnType<typeof readEvent>) => Charge | undefined,
) => Promise<ChangeResult>

function capture(
  charge: Charge,
  amount: Cents,
  shipment: ShippedWith | undefined,
  post: Post,
): Promise<ChangeResult> | ChangeResult {
  if (charge.status === 'captured') return wrongState('capture-captured')
  if (amount > charge.amount) return { kind: 'refused', reason: 'too_much', code: 'capture-exceeded' }
  const body = {
    order_id: charge.orderId,
    reference_id: `${charge.orderId}-capture`,
    ...(shipment && { shipping_carrier: shipment.carrier, shipping_confirmation: shipment.tracking }),
    ...(amount < charge.amount ? { amount } : {}),
  }
  const key = `${charge.chargeId}-capture-${amount}`
  return post(
    'capture',
    body,
    key,
    (event) => event && { ...charge, status: 'captured', amount: event.amount },
  )
}

const voidLoan = (charge: Charge, post: Post): Promise<ChangeResult> | ChangeResult =>
  charge.status === 'voided'
    ? wrongState('void-voided')
    : post('void', {}, `${charge.chargeId}-void`, () => ({ ...charge, status: 'voided' }))

function refund(charge: Charge, amount: Cents, post: Post): Promise<ChangeResult> | ChangeResult {
  if (charge.status !== 'captured') return wrongState('refund-uncaptured')
  const before = charge.refunded ?? toCents(0)
  // The sum refunded so far is part of the key: a call that is sent again has the same key, a second refund
  // has another one.
  const key = `${charge.chargeId}-refund-${before}-${amount}`
  return post(
    'refund',
    { amount },
    key,
    (event) => event && { ...charge, chargeId: event.id, kind: 'refund', amount: event.amount },
  )
}
