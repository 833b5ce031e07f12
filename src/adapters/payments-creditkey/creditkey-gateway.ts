import {
  type AuthorizeRequest,
  type AuthorizeResult,
  type BeginRequest,
  type BeginResult,
  type ChangeResult,
  type Charge,
  DEFAULT_DEADLINE_MS,
  declined,
  failed,
  type Gateway,
  isLive,
  type LookupResult,
  type Refused,
  type Standing,
  unknownOutcome,
} from '#features/payments/server/ports.ts'
import type { CallResult } from '#kit/http-call.ts'
import { toWire } from '#kit/money.ts'
import { type CreditKeyOrder, chargeOf, readBegun, readOrder, readSuccess } from './answers.ts'
import { type ClientOptions, createCreditKeyClient } from './creditkey-client.ts'
import { beginFields, captured } from './requests.ts'

export interface CreditKeyOptions extends ClientOptions {
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/** Credit Key cancels what was not confirmed: after 30 days in one place of its guide, after "several days" in another. */
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000

/**
 * Credit Key: the buyer applies on Credit Key's own page, we complete what was approved, and confirm it when it ships. An order there is
 * known by the id that it had from the beginning; that id is also our charge.
 */
export function createCreditKeyGateway(options: CreditKeyOptions): Gateway {
  const { call: client, isPaused } = createCreditKeyClient(options)
  const nowMs = options.nowMs ?? Date.now
  const signal = () => AbortSignal.timeout(options.deadlineMs ?? DEFAULT_DEADLINE_MS)
  const find = (id: string, until: AbortSignal, how = {}) =>
    client({ method: 'GET', name: 'find_order', fields: { id }, signal: until }, how)
  const post = (name: string, fields: Record<string, unknown>, until: AbortSignal) =>
    client({ method: 'POST', name, fields, signal: until })

  async function begin({ application }: BeginRequest): Promise<BeginResult> {
    if (!application) return failed('not_sent_no_application')
    const result = await post('begin_checkout', beginFields(application), signal())
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    if (result.kind === 'refused') return failed(result.code)
    const begun = readBegun(result.body)
    return begun
      ? { kind: 'ready', reference: begun.id, url: begun.url }
      : unknownOutcome('unreadable_answer')
  }

  async function standing(reference: string): Promise<Standing> {
    const answer = await find(reference, signal())
    if (answer.kind === 'refused' && answer.status === 404) return { kind: 'cancelled' }
    if (answer.kind !== 'answered')
      return unknownOutcome(answer.kind === 'unknown' ? answer.cause : answer.code)
    const order = readOrder(answer.body)
    return order ? { kind: order.standing } : unknownOutcome('unreadable_answer')
  }

  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const until = signal()
    const seen = await find(request.token, until)
    // Asking moves no money: whatever went wrong so far, nothing was charged.
    if (seen.kind === 'unknown') return failed(`not_sent_${seen.cause}`)
    if (seen.kind === 'refused') return failed(seen.code)
    const order = readOrder(seen.body)
    if (!order || order.amount !== request.amount) return failed('reference_does_not_match')
    const held = chargeOf(order, request.orderId)
    if (held && isLive(held)) return approve(held, request)
    if (order.standing !== 'approved') return declined(order.standing, 'other_way', 'creditkey')
    const result = await post('complete_checkout', { id: request.token }, until)
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    if (result.kind === 'refused')
      return result.status === 401 ? failed(result.code) : declined(result.code, 'other_way', 'creditkey')
    const success = readSuccess(result.body)
    if (success === undefined) return unknownOutcome('unreadable_answer')
    if (!success) return declined('not_completed', 'other_way', 'creditkey')
    return afterCompletion(request, until)
  }

  /** The answer says yes and no amount: what is held is read, and our number is told to Credit Key. */
  async function afterCompletion(request: AuthorizeRequest, until: AbortSignal): Promise<AuthorizeResult> {
    const answer = await client(
      {
        method: 'POST',
        name: 'update_order',
        fields: { id: request.token, merchant_order_id: request.orderId, merchant_status: 'authorized' },
        signal: until,
      },
      { always: true },
    )
    const order = answer.kind === 'answered' ? readOrder(answer.body) : undefined
    const held = order && chargeOf(order, request.orderId)
    return held && isLive(held) ? approve(held, request) : unknownOutcome('answer_without_charge')
  }

  function approve(charge: Charge, request: AuthorizeRequest): AuthorizeResult {
    if (charge.amount !== request.amount) return unknownOutcome('answer_does_not_match')
    const status = charge.status === 'captured' ? 'captured' : 'authorized'
    return {
      kind: 'approved',
      chargeId: charge.chargeId,
      status,
      amount: charge.amount,
      card: undefined,
      codes: {},
      expiresAt: new Date(nowMs() + CONFIRM_WITHIN_MS),
    }
  }

  async function findByOrder(orderId: string, references: readonly string[] = []): Promise<LookupResult> {
    const until = signal()
    const answers = await Promise.all(references.map((reference) => find(reference, until, { always: true })))
    // Credit Key forgets applications that nobody finished.
    const known = answers.filter((answer) => !(answer.kind === 'refused' && answer.status === 404))
    const orders = known.map((answer) => (answer.kind === 'answered' ? readOrder(answer.body) : undefined))
    if (!orders.every((order): order is CreditKeyOrder => order !== undefined))
      return unknownOutcome(causeOf(known) ?? 'unreadable_answer')
    const ours = orders.filter(
      ({ merchantOrderId }) => merchantOrderId === undefined || merchantOrderId === orderId,
    )
    return { kind: 'found', charges: ours.flatMap((order) => chargeOf(order, orderId) ?? []) }
  }

  /** Does something with an order that Credit Key knows. */
  async function change(
    chargeId: string,
    work: (order: CreditKeyOrder, until: AbortSignal) => Promise<ChangeResult>,
  ): Promise<ChangeResult> {
    const until = signal()
    const answer = await find(chargeId, until)
    if (answer.kind !== 'answered') return notChanged(answer)
    const order = readOrder(answer.body)
    return order ? work(order, until) : unknownOutcome('unreadable_answer')
  }

  const capture: Gateway['capture'] = (chargeId, amount, shipment) =>
    change(chargeId, async (order, until) => {
      if (order.charge !== 'authorized')
        return { kind: 'refused', reason: 'wrong_state', code: `order_${order.charge ?? order.standing}` }
      if (amount > order.amount) return { kind: 'refused', reason: 'too_much', code: 'above_authorized' }
      const orderId = shipment?.orderId ?? order.merchantOrderId
      const merchant_status = shipment ? `shipped ${shipment.carrier} ${shipment.tracking}` : 'shipped'
      const items = [
        {
          merchant_id: orderId,
          name: `Order ${orderId}`,
          price: toWire(amount),
          sku: null,
          quantity: 1,
          size: null,
          color: null,
        },
      ]
      // Its PHP kit calls the items cart_contents, another plugin cart_items.
      const result = await post(
        'confirm_order',
        {
          id: chargeId,
          merchant_order_id: orderId,
          merchant_status,
          cart_contents: items,
          cart_items: items,
          charges: captured(amount),
        },
        until,
      )
      return changed(result, orderId ?? '')
    })

  const release = (chargeId: string) =>
    change(chargeId, async (order, until) => {
      if (order.charge === 'captured' || order.standing === 'cancelled')
        return { kind: 'refused', reason: 'wrong_state', code: `order_${order.charge ?? order.standing}` }
      const result = await post('cancel_order', { id: chargeId }, until)
      if (result.kind !== 'answered') return notChanged(result)
      return {
        kind: 'done',
        charge: {
          chargeId,
          orderId: order.merchantOrderId ?? '',
          kind: 'sale',
          status: 'voided',
          amount: order.amount,
          currency: 'USD',
          codes: {},
        },
      }
    })

  const refund: Gateway['refund'] = (chargeId, amount) =>
    change(chargeId, async (order, until) => {
      if (order.charge !== 'captured')
        return { kind: 'refused', reason: 'wrong_state', code: `order_${order.charge ?? order.standing}` }
      if (amount > order.amount - (order.refunded ?? 0))
        return { kind: 'refused', reason: 'too_much', code: 'above_captured' }
      const result = await post('refund', { id: chargeId, amount: toWire(amount) }, until)
      const done = changed(result, order.merchantOrderId ?? '')
      // Refunds have no ids there: the sum that has gone back by then names each of ours.
      return done.kind === 'done'
        ? {
            kind: 'done',
            charge: {
              ...done.charge,
              chargeId: `${chargeId}-refund-${done.charge.refunded ?? 0}`,
              kind: 'refund',
              amount,
            },
          }
        : done
    })

  return {
    provider: 'creditkey',
    authorize,
    capture,
    void: release,
    refund,
    findByOrder,
    begin,
    standing,
    isPaused,
  }
}

function changed(result: CallResult, orderId: string): ChangeResult {
  if (result.kind !== 'answered') return notChanged(result)
  const order = readOrder(result.body)
  const charge = order && chargeOf(order, orderId)
  return charge ? { kind: 'done', charge } : unknownOutcome('unreadable_answer')
}

function notChanged(result: Exclude<CallResult, { kind: 'answered' }>): ChangeResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  const reason: Refused['reason'] = result.status === 404 ? 'no_such_charge' : 'other'
  return result.status === 404 || result.status === 400 || result.status === 422
    ? { kind: 'refused', reason, code: result.code }
    : failed(result.code)
}

function causeOf(answers: readonly CallResult[]): string | undefined {
  const bad = answers.find((answer) => answer.kind !== 'answered')
  return bad && (bad.kind === 'unknown' ? bad.cause : bad.kind === 'refused' ? bad.code : undefined)
}
