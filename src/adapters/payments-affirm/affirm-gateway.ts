import {
  type AuthorizeRequest,
  type AuthorizeResult,
  type ChangeResult,
  type Charge,
  DEFAULT_DEADLINE_MS,
  declined,
  failed,
  type Gateway,
  type LookupResult,
  type Refused,
  unknownOutcome,
} from '#features/payments/server/ports.ts'
import type { CallResult } from '#kit/http-call.ts'
import { toCents } from '#kit/money.ts'
import { type ClientOptions, createAffirmClient } from './affirm-client.ts'
import { readEvent, readTransaction } from './answers.ts'
import { type ApplicationOptions, affirmApplication } from './application.ts'

export interface AffirmOptions extends ClientOptions, ApplicationOptions {
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/** Affirm's answers that mean "no loan for her": she may choose another way. */
const DECLINED = new Set(['auth-declined', 'checkout-declined', 'checkout-expired', 'expired-authorization'])
const WRONG_STATE = new Set([
  'capture-voided',
  'capture-declined',
  'capture-captured',
  'void-captured',
  'void-voided',
  'refund-uncaptured',
  'refund-voided',
  'expired-authorization',
])
const TOO_MUCH = new Set([
  'refund-exceeded',
  'capture-exceeded',
  'capture-unequal-instrument',
  'capture-greater-instrument',
])

/**
 * Affirm: the buyer takes a loan in Affirm's window, its token is authorized at once (or there is no loan), and the money comes when the
 * order ships. A loan of another amount or for another order is let go at once.
 */
export function createAffirmGateway(options: AffirmOptions): Gateway {
  const { call: client, isPaused } = createAffirmClient(options)
  const signal = () => AbortSignal.timeout(options.deadlineMs ?? DEFAULT_DEADLINE_MS)

  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const until = signal()
    const body = { transaction_id: request.token, order_id: request.orderId }
    const result = await client({
      method: 'POST',
      path: '',
      body,
      idempotencyKey: request.idempotencyKey,
      signal: until,
    })
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    if (result.kind === 'refused')
      return result.status === 402 || DECLINED.has(result.code)
        ? declined(result.code, 'other_way', 'affirm')
        : failed(result.code)
    const charge = readTransaction(result.body)
    if (!charge) return unknownOutcome('unreadable_answer')
    if (!isFor(charge, request)) return letGo(charge, until)
    if (charge.status !== 'authorized' && charge.status !== 'captured')
      return failed(`charge_${charge.status}`)
    return {
      kind: 'approved',
      chargeId: charge.chargeId,
      status: charge.status,
      amount: charge.amount,
      card: undefined,
      codes: {},
      expiresAt: charge.expiresAt,
    }
  }

  /** A loan that does not pay our order must not stand. */
  async function letGo({ chargeId, status }: Charge, until: AbortSignal): Promise<AuthorizeResult> {
    if (status === 'voided') return failed('reference_does_not_match')
    const result = await client(
      {
        method: 'POST',
        path: `/${chargeId}/void`,
        body: {},
        idempotencyKey: `${chargeId}-void`,
        signal: until,
      },
      { always: true },
    )
    return result.kind === 'answered'
      ? failed('reference_does_not_match')
      : unknownOutcome('answer_does_not_match')
  }

  async function findByOrder(orderId: string, chargeIds: readonly string[] = []): Promise<LookupResult> {
    const until = signal()
    const answers = await Promise.all(
      chargeIds.map((id) =>
        client({ method: 'GET', path: `/${encodeURIComponent(id)}`, signal: until }, { always: true }),
      ),
    )
    const charges = answers.map((answer) =>
      answer.kind === 'answered' ? readTransaction(answer.body) : undefined,
    )
    if (!charges.every((charge): charge is Charge => charge !== undefined))
      return unknownOutcome(causeOf(answers) ?? 'unreadable_answer')
    return { kind: 'found', charges: charges.filter((charge) => charge.orderId === orderId) }
  }

  /** Does something with a loan that Affirm knows. */
  async function change(
    chargeId: string,
    work: (charge: Charge, until: AbortSignal) => Promise<ChangeResult>,
  ): Promise<ChangeResult> {
    const until = signal()
    const answer = await client({ method: 'GET', path: `/${encodeURIComponent(chargeId)}`, signal: until })
    if (answer.kind !== 'answered') return notChanged(answer)
    const charge = readTransaction(answer.body)
    return charge ? work(charge, until) : unknownOutcome('unreadable_answer')
  }

  const post = (path: string, body: object, idempotencyKey: string, until: AbortSignal) =>
    client({ method: 'POST', path, body, idempotencyKey, signal: until })

  const capture: Gateway['capture'] = (chargeId, amount, shipment) =>
    change(chargeId, async (charge, until) => {
      if (charge.status === 'captured')
        return { kind: 'refused', reason: 'wrong_state', code: 'capture-captured' }
      if (amount > charge.amount) return { kind: 'refused', reason: 'too_much', code: 'capture-exceeded' }
      const sent = shipment && {
        shipping_carrier: shipment.carrier,
        shipping_confirmation: shipment.tracking,
      }
      const body = {
        order_id: charge.orderId,
        reference_id: `${charge.orderId}-capture`,
        ...sent,
        ...(amount < charge.amount ? { amount } : {}),
      }
      const result = await post(`/${chargeId}/capture`, body, `${chargeId}-capture-${amount}`, until)
      if (result.kind !== 'answered') return notChanged(result)
      const event = readEvent(result.body)
      return event
        ? { kind: 'done', charge: { ...charge, status: 'captured', amount: event.amount } }
        : unknownOutcome('unreadable_answer')
    })

  const release = (chargeId: string) =>
    change(chargeId, async (charge, until) => {
      if (charge.status === 'voided') return { kind: 'refused', reason: 'wrong_state', code: 'void-voided' }
      const result = await post(`/${chargeId}/void`, {}, `${chargeId}-void`, until)
      return result.kind === 'answered'
        ? { kind: 'done', charge: { ...charge, status: 'voided' } }
        : notChanged(result)
    })

  const refund: Gateway['refund'] = (chargeId, amount) =>
    change(chargeId, async (charge, until) => {
      if (charge.status !== 'captured')
        return { kind: 'refused', reason: 'wrong_state', code: 'refund-uncaptured' }
      const before = charge.refunded ?? toCents(0)
      // What was given back so far is part of the key: a call that is sent again is the same, a second refund is another one.
      const result = await post(
        `/${chargeId}/refund`,
        { amount },
        `${chargeId}-refund-${before}-${amount}`,
        until,
      )
      if (result.kind !== 'answered') return notChanged(result)
      const event = readEvent(result.body)
      return event
        ? { kind: 'done', charge: { ...charge, chargeId: event.id, kind: 'refund', amount: event.amount } }
        : unknownOutcome('unreadable_answer')
    })

  return {
    provider: 'affirm',
    asksByCharge: true,
    authorize,
    capture,
    void: release,
    refund,
    findByOrder,
    isPaused,
    application: (request) => affirmApplication(request, options),
  }
}

/** Is this loan for our order, of our amount? A $100 loan must not pay a $9,000 order. */
const isFor = (charge: Charge, request: AuthorizeRequest): boolean =>
  charge.orderId === request.orderId && charge.amount === request.amount && charge.currency === 'USD'

function notChanged(result: Exclude<CallResult, { kind: 'answered' }>): ChangeResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  const reason: Refused['reason'] | undefined =
    result.status === 404
      ? 'no_such_charge'
      : TOO_MUCH.has(result.code)
        ? 'too_much'
        : WRONG_STATE.has(result.code)
          ? 'wrong_state'
          : undefined
  if (reason) return { kind: 'refused', reason, code: result.code }
  return result.status === 400 || result.status === 409
    ? { kind: 'refused', reason: 'other', code: result.code }
    : failed(result.code)
}

function causeOf(answers: readonly CallResult[]): string | undefined {
  const bad = answers.find((answer) => answer.kind !== 'answered')
  return bad && (bad.kind === 'unknown' ? bad.cause : bad.kind === 'refused' ? bad.code : undefined)
}
