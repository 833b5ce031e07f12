import {
  type ApprovedStatus,
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
  type Notice,
  type NoticeResult,
  type Refused,
  unknownOutcome,
} from '#features/payments/server/ports.ts'
import type { CallResult } from '#kit/http-call.ts'
import type { Cents } from '#kit/money.ts'
import { type PaypalOrder, readAuthorization, readId, readOrder, readPayment } from './answers.ts'
import { orderRequest, toMoney } from './order-request.ts'
import { type Call, type ClientOptions, createPaypalClient } from './paypal-client.ts'
import { readNotice, verifyRequest } from './webhook.ts'

export interface PaypalOptions extends ClientOptions {
  /** names our webhook at PayPal; without it notices are refused */
  webhookId?: string | undefined
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/** PayPal's answers that mean "not with this account or card": she may choose another way. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'ORDER_NOT_APPROVED',
  'TRANSACTION_REFUSED',
])
const ALREADY = new Set(['ORDER_ALREADY_AUTHORIZED', 'ORDER_ALREADY_CAPTURED'])
const TOO_MUCH = new Set(['MAX_CAPTURE_AMOUNT_EXCEEDED', 'REFUND_AMOUNT_EXCEEDED', 'CAPTURE_FULLY_REFUNDED'])
const WRONG_STATE = new Set([
  'AUTHORIZATION_ALREADY_CAPTURED',
  'AUTHORIZATION_VOIDED',
  'AUTHORIZATION_EXPIRED',
  'PREVIOUSLY_CAPTURED',
  'PREVIOUSLY_VOIDED',
  'INVALID_RESOURCE_STATE',
])

/**
 * PayPal Orders v2: our server makes the order there, the buyer approves it in PayPal's window, and it is authorized when she places
 * ours. The money moves when it ships.
 */
export function createPaypalGateway(options: PaypalOptions): Gateway {
  const { call: client, isPaused } = createPaypalClient(options)
  const signal = () => AbortSignal.timeout(options.deadlineMs ?? DEFAULT_DEADLINE_MS)
  const get = (path: string, until: AbortSignal, options = {}) =>
    client({ method: 'GET', path, signal: until }, options)
  const post = (path: string, until: AbortSignal, call: Partial<Call> = {}) =>
    client({ method: 'POST', path, signal: until, ...call })

  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const until = signal()
    const path = `/v2/checkout/orders/${request.token}`
    const seen = await get(path, until)
    // Asking moves no money: whatever went wrong so far, nothing was charged.
    if (seen.kind === 'unknown') return failed(`not_sent_${seen.cause}`)
    if (seen.kind === 'refused') return failed(seen.code)
    const order = readOrder(seen.body)
    if (!order || !isFor(order, request)) return failed('reference_does_not_match')
    const live = order.charges.find(isLive)
    if (live) return approve(live, request)
    const result = await post(`${path}/authorize`, until, { requestId: request.idempotencyKey, body: '{}' })
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    if (result.kind === 'answered') return fromAuthorized(readOrder(result.body), request)
    if (!ALREADY.has(result.code))
      return DECLINED.has(result.code) ? declined(result.code, 'other_way') : failed(result.code)
    const again = await get(path, until, { always: true })
    return again.kind === 'answered'
      ? fromAuthorized(readOrder(again.body), request)
      : unknownOutcome('already_authorized')
  }

  async function findByOrder(orderId: string, references: readonly string[] = []): Promise<LookupResult> {
    const until = signal()
    const answers = await Promise.all(
      references.map((reference) => get(`/v2/checkout/orders/${reference}`, until, { always: true })),
    )
    // PayPal forgets orders that nobody approved.
    const known = answers.filter((answer) => !(answer.kind === 'refused' && answer.status === 404))
    const orders = known.map((answer) => (answer.kind === 'answered' ? readOrder(answer.body) : undefined))
    if (!orders.every((order): order is PaypalOrder => order !== undefined))
      return unknownOutcome(causeOf(known) ?? 'unreadable_answer')
    return {
      kind: 'found',
      charges: orders.flatMap(({ charges }) => charges).filter((charge) => charge.orderId === orderId),
    }
  }

  /** Does something with an authorization that PayPal knows. */
  async function change(
    chargeId: string,
    work: (
      found: { charge: Charge; reference: string | undefined },
      until: AbortSignal,
    ) => Promise<ChangeResult>,
  ): Promise<ChangeResult> {
    const until = signal()
    const answer = await get(`/v2/payments/authorizations/${encodeURIComponent(chargeId)}`, until)
    if (answer.kind !== 'answered') return notChanged(answer)
    const found = readAuthorization(answer.body)
    return found ? work(found, until) : unknownOutcome('unreadable_answer')
  }

  const capture = (chargeId: string, amount: Cents) =>
    change(chargeId, async ({ charge }, until) => {
      const body = JSON.stringify({ amount: toMoney(amount), final_capture: true })
      const result = await post(`/v2/payments/authorizations/${chargeId}/capture`, until, {
        body,
        requestId: `${chargeId}-capture-${amount}`,
      })
      if (result.kind !== 'answered') return notChanged(result)
      const taken = readPayment(result.body)
      return taken
        ? { kind: 'done', charge: { ...charge, status: taken.status, amount: taken.amount } }
        : unknownOutcome('unreadable_answer')
    })

  const release = (chargeId: string) =>
    change(chargeId, async ({ charge }, until) => {
      const result = await post(`/v2/payments/authorizations/${chargeId}/void`, until)
      return result.kind === 'answered'
        ? { kind: 'done', charge: { ...charge, status: 'voided' } }
        : notChanged(result)
    })

  const refund = (chargeId: string, amount: Cents) =>
    change(chargeId, async ({ charge, reference }, until) => {
      const answer =
        reference === undefined ? undefined : await get(`/v2/checkout/orders/${reference}`, until)
      const order = answer?.kind === 'answered' ? readOrder(answer.body) : undefined
      if (!order) return unknownOutcome('unreadable_answer')
      const captureId = order.captureIds[0]
      if (captureId === undefined) return { kind: 'refused', reason: 'wrong_state', code: 'not_captured' }
      const requestId = `${chargeId}-refund-${order.refunds}-${amount}`
      const result = await post(`/v2/payments/captures/${captureId}/refund`, until, {
        body: JSON.stringify({ amount: toMoney(amount) }),
        requestId,
      })
      if (result.kind !== 'answered') return notChanged(result)
      const given = readPayment(result.body)
      return given
        ? {
            kind: 'done',
            charge: {
              ...charge,
              chargeId: given.id,
              kind: 'refund',
              status: given.status,
              amount: given.amount,
            },
          }
        : unknownOutcome('unreadable_answer')
    })

  async function begin(request: BeginRequest): Promise<BeginResult> {
    const result = await post('/v2/checkout/orders', signal(), {
      requestId: request.idempotencyKey,
      body: JSON.stringify(orderRequest(request)),
    })
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    if (result.kind === 'refused') return failed(result.code)
    const reference = readId(result.body)
    return reference ? { kind: 'ready', reference } : unknownOutcome('unreadable_answer')
  }

  async function verifyNotice(notice: Notice): Promise<NoticeResult> {
    const body = options.webhookId === undefined ? undefined : verifyRequest(notice, options.webhookId)
    const read = body === undefined ? undefined : readNotice(notice)
    if (!read) return { kind: 'forged' }
    const result = await client(
      { method: 'POST', path: '/v1/notifications/verify-webhook-signature', body, signal: signal() },
      { always: true },
    )
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    const isGenuine =
      result.kind === 'answered' &&
      (result.body as { verification_status?: unknown }).verification_status === 'SUCCESS'
    return isGenuine ? { kind: 'genuine', ...read } : { kind: 'forged' }
  }

  return {
    provider: 'paypal',
    authorize,
    capture,
    void: release,
    refund,
    findByOrder,
    begin,
    verifyNotice,
    isPaused,
  }
}

/** Is this approval for our order, of our amount? A $1 approval must not pay a $9,000 order. */
const isFor = (order: PaypalOrder, request: AuthorizeRequest): boolean =>
  order.orderId === request.orderId && order.amount === request.amount && order.currency === 'USD'

function fromAuthorized(order: PaypalOrder | undefined, request: AuthorizeRequest): AuthorizeResult {
  if (!order) return unknownOutcome('unreadable_answer')
  const live = order.charges.find(isLive)
  if (live) return approve(live, request)
  return order.charges.some(({ status }) => status === 'declined')
    ? declined('DENIED', 'other_way')
    : unknownOutcome('answer_without_charge')
}

function approve(charge: Charge, request: AuthorizeRequest): AuthorizeResult {
  if (charge.orderId !== request.orderId || charge.amount !== request.amount || charge.currency !== 'USD')
    return unknownOutcome('answer_does_not_match')
  const status: ApprovedStatus =
    charge.status === 'captured' || charge.status === 'pending' ? charge.status : 'authorized'
  return {
    kind: 'approved',
    chargeId: charge.chargeId,
    status,
    amount: charge.amount,
    card: undefined,
    codes: {},
  }
}

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
  return result.status === 422 ? { kind: 'refused', reason: 'other', code: result.code } : failed(result.code)
}

function causeOf(answers: readonly CallResult[]): string | undefined {
  const bad = answers.find((answer) => answer.kind !== 'answered')
  return bad && (bad.kind === 'unknown' ? bad.cause : bad.kind === 'refused' ? bad.code : undefined)
}
