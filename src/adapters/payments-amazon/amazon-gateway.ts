import { createHash } from 'node:crypto'
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
  type Notice,
  type NoticeResult,
  type PrepareRequest,
  type PrepareResult,
  type Refused,
  type SessionResult,
  type Standing,
  unknownOutcome,
  type WalletButton,
} from '#features/payments/server/ports.ts'
import type { CallResult } from '#kit/http-call.ts'
import type { Cents } from '#kit/money.ts'
import { ALGORITHM, type Call, type ClientOptions, createAmazonClient } from './amazon-client.ts'
import { type AmazonSession, readCharge, readOrderId, readRefund, readSession } from './answers.ts'
import { createNoticeVerifier } from './ipn.ts'

export interface AmazonOptions extends ClientOptions {
  merchantId: string
  storeId: string
  /** a certificate of notices beside Amazon's own: the payment sandbox's */
  noticeCertificateUrl?: string | undefined
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/** Reasons of a refusal that mean "not with this account or card": she may choose another way. */
const DECLINED = new Set([
  'SoftDeclined',
  'HardDeclined',
  'AmazonRejected',
  'TransactionTimedOut',
  'CheckoutSessionCanceled',
  'Declined',
])
const WRONG_STATE = new Set(['InvalidChargeStatus', 'InvalidChargePermissionStatus'])
const SCOPES = ['name', 'email', 'phoneNumber', 'shippingAddress', 'billingAddress']

const toMoney = (amount: Cents) => ({ amount: (amount / 100).toFixed(2), currencyCode: 'USD' })
/** Amazon takes 32 characters at most. */
const keyOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)

/**
 * Amazon Pay, Checkout v2: she chooses account and address at Amazon, which makes a session; for an order we write its amount and id into
 * it and send her there to confirm; then it is completed, once, into an authorized charge. The money moves when the order ships.
 */
export function createAmazonGateway(options: AmazonOptions): Gateway {
  const { call, signText, isPaused } = createAmazonClient(options)
  const signal = () => AbortSignal.timeout(options.deadlineMs ?? DEFAULT_DEADLINE_MS)
  const get = (path: string, until: AbortSignal, asking = {}) =>
    call({ method: 'GET', path, signal: until }, asking)
  const post = (path: string, until: AbortSignal, more: Partial<Call>) =>
    call({ method: 'POST', path, signal: until, ...more })
  const verifyNotice = createNoticeVerifier({
    merchantId: options.merchantId,
    ownCertificateUrl: options.noticeCertificateUrl,
  })

  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const until = signal()
    const path = `checkoutSessions/${request.token}`
    const seen = await get(path, until)
    // Asking moves no money: whatever went wrong so far, nothing was charged.
    if (seen.kind === 'unknown') return failed(`not_sent_${seen.cause}`)
    if (seen.kind === 'refused') return failed(seen.code)
    const session = readSession(seen.body)
    if (!session || !isFor(session, request)) return failed('reference_does_not_match')
    if (session.state !== 'open') return fromSession(session, request, until)
    const result = await post(`${path}/complete`, until, { body: { chargeAmount: toMoney(request.amount) } })
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    if (result.kind === 'answered') return fromSession(readSession(result.body), request, until)
    // Completed by somebody before us, cancelled, or not confirmed by her yet: the session says which.
    if (result.code !== 'InvalidCheckoutSessionStatus')
      return DECLINED.has(result.code) ? declined(result.code, 'other_way', 'AmazonPay') : failed(result.code)
    const again = await get(path, until, { always: true })
    if (again.kind !== 'answered') return unknownOutcome('session_not_readable')
    const now = readSession(again.body)
    return now?.state === 'open' ? { kind: 'not_yet' } : fromSession(now, request, until)
  }

  /** What a session that is over has come to; its charge is read from Amazon, not believed. */
  async function fromSession(
    session: AmazonSession | undefined,
    request: AuthorizeRequest,
    until: AbortSignal,
  ): Promise<AuthorizeResult> {
    if (!session) return unknownOutcome('unreadable_answer')
    if (session.state === 'canceled') return declined(session.reason ?? 'Canceled', 'other_way', 'AmazonPay')
    if (session.chargeId === undefined) return unknownOutcome('answer_without_charge')
    const answer = await get(`charges/${session.chargeId}`, until, { always: true })
    const charge = answer.kind === 'answered' ? readCharge(answer.body) : undefined
    if (!charge) return unknownOutcome(answer.kind === 'unknown' ? answer.cause : 'unreadable_answer')
    if (charge.status === 'declined') return declined('Declined', 'other_way', 'AmazonPay')
    if (charge.orderId !== request.orderId || charge.amount !== request.amount || charge.currency !== 'USD')
      return unknownOutcome('answer_does_not_match')
    if (charge.status !== 'authorized' && charge.status !== 'captured' && charge.status !== 'pending')
      return failed(`charge_${charge.status}`)
    return {
      kind: 'approved',
      chargeId: charge.chargeId,
      status: charge.status,
      amount: charge.amount,
      card: undefined,
      codes: {},
    }
  }

  async function findByOrder(orderId: string, references: readonly string[] = []): Promise<LookupResult> {
    const until = signal()
    const found = await Promise.all(references.map((reference) => chargeOf(reference, until)))
    const bad = found.find((one) => one.kind === 'unknown')
    return (
      bad ?? {
        kind: 'found',
        charges: found
          .flatMap((one) => (one.kind === 'found' ? one.charges : []))
          .filter((charge) => charge.orderId === orderId),
      }
    )
  }

  async function chargeOf(reference: string, until: AbortSignal): Promise<LookupResult> {
    const answer = await get(`checkoutSessions/${reference}`, until, { always: true })
    // Amazon forgets sessions that nobody completed.
    if (answer.kind === 'refused' && answer.status === 404) return { kind: 'found', charges: [] }
    const session = answer.kind === 'answered' ? readSession(answer.body) : undefined
    if (!session) return unknownOutcome(causeOf(answer))
    if (session.chargeId === undefined)
      return { kind: 'found', charges: session.state === 'canceled' ? [refusedIn(session)] : [] }
    const seen = await get(`charges/${session.chargeId}`, until, { always: true })
    const charge = seen.kind === 'answered' ? readCharge(seen.body) : undefined
    return charge ? { kind: 'found', charges: [charge] } : unknownOutcome(causeOf(seen))
  }

  async function change(path: string, until: AbortSignal, more: Partial<Call>): Promise<ChangeResult> {
    const result = await post(path, until, more)
    if (result.kind !== 'answered') return notChanged(result)
    const charge = readCharge(result.body)
    if (!charge) return unknownOutcome('unreadable_answer')
    // A capture that takes its time has not been made yet: it is asked about.
    return charge.status === 'pending' ? unknownOutcome('capture_initiated') : { kind: 'done', charge }
  }

  const capture = (chargeId: string, amount: Cents) =>
    change(`charges/${segment(chargeId)}/capture`, signal(), {
      body: { captureAmount: toMoney(amount) },
      idempotencyKey: keyOf('capture', chargeId, amount),
    })

  async function refund(
    chargeId: string,
    amount: Cents,
    key = keyOf('refund', chargeId, amount),
  ): Promise<ChangeResult> {
    const until = signal()
    const seen = await get(`charges/${segment(chargeId)}`, until)
    if (seen.kind !== 'answered') return notChanged(seen)
    const charge = readCharge(seen.body)
    if (!charge) return unknownOutcome('unreadable_answer')
    const result = await post('refunds', until, {
      body: { chargeId, refundAmount: toMoney(amount) },
      idempotencyKey: keyOf('refund', key),
    })
    if (result.kind !== 'answered') return notChanged(result)
    const given = readRefund(result.body)
    if (given?.status === 'declined') return { kind: 'refused', reason: 'other', code: 'refund_declined' }
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
  }

  async function release(chargeId: string): Promise<ChangeResult> {
    const path = `charges/${segment(chargeId)}`
    const result = await call({
      method: 'DELETE',
      path: `${path}/cancel`,
      body: { cancellationReason: 'The order was not placed' },
      signal: signal(),
    })
    // Money that was taken already is let go by giving it back.
    if (result.kind === 'refused' && WRONG_STATE.has(result.code)) return refundTaken(chargeId, path, result)
    if (result.kind !== 'answered') return notChanged(result)
    const charge = readCharge(result.body)
    return charge ? { kind: 'done', charge } : unknownOutcome('unreadable_answer')
  }

  async function refundTaken(
    chargeId: string,
    path: string,
    refusal: CallResult & { kind: 'refused' },
  ): Promise<ChangeResult> {
    const seen = await get(path, signal(), { always: true })
    const charge = seen.kind === 'answered' ? readCharge(seen.body) : undefined
    if (!charge) return unknownOutcome(causeOf(seen))
    return charge.status === 'captured'
      ? refund(chargeId, charge.amount, `${chargeId} let go`)
      : notChanged(refusal)
  }

  function button({ returnUrl, cancelUrl }: { returnUrl: string; cancelUrl: string }): WalletButton {
    const payload = JSON.stringify({
      webCheckoutDetails: { checkoutReviewReturnUrl: returnUrl, checkoutCancelUrl: cancelUrl },
      storeId: options.storeId,
      scopes: SCOPES,
    })
    return {
      payload,
      signature: signText(payload),
      algorithm: ALGORITHM,
      publicKeyId: options.publicKeyId,
      merchantId: options.merchantId,
      sandbox: options.sandbox,
    }
  }

  async function read(reference: string): Promise<SessionResult> {
    const answer = await get(`checkoutSessions/${segment(reference)}`, signal(), { always: true })
    if (answer.kind === 'refused' && answer.status !== 0) return { kind: 'none' }
    const session = answer.kind === 'answered' ? readSession(answer.body) : undefined
    return session ? { kind: 'found', session } : unknownOutcome(causeOf(answer))
  }

  /** Amazon does not say whether she has confirmed: an open session is worth trying, and completing it tells. */
  async function standing(reference: string): Promise<Standing> {
    const found = await read(reference)
    if (found.kind === 'unknown') return found
    if (found.kind === 'none') return { kind: 'cancelled' }
    const { state, reason } = found.session
    return { kind: state !== 'canceled' ? 'approved' : reason === 'Declined' ? 'declined' : 'cancelled' }
  }

  async function prepare({ reference, orderId, amount, resultUrl }: PrepareRequest): Promise<PrepareResult> {
    const body = {
      webCheckoutDetails: { checkoutResultReturnUrl: resultUrl },
      paymentDetails: {
        paymentIntent: 'Authorize',
        canHandlePendingAuthorization: false,
        chargeAmount: toMoney(amount),
      },
      merchantMetadata: { merchantReferenceId: orderId, merchantStoreName: 'Alpine' },
    }
    const result = await call({
      method: 'PATCH',
      path: `checkoutSessions/${segment(reference)}`,
      body,
      signal: signal(),
    })
    if (result.kind === 'unknown') return unknownOutcome(result.cause)
    if (result.kind === 'refused') return failed(result.code)
    const session = readSession(result.body)
    if (!session || !isFor(session, { orderId, amount })) return unknownOutcome('unreadable_answer')
    const { constraints, redirectUrl } = session
    return {
      kind: 'ready',
      constraints,
      redirectUrl: redirectUrl !== undefined && isAmazons(redirectUrl) ? redirectUrl : undefined,
    }
  }

  /** Nobody is sent to a page that is not Amazon's. */
  const isAmazons = (address: string): boolean => {
    const { protocol, hostname, origin } = new URL(address, 'about:blank')
    return (
      origin === new URL(options.url).origin ||
      (protocol === 'https:' && /(^|\.)(amazon|payments-amazon)\.com$/.test(hostname))
    )
  }

  async function checkNotice(notice: Notice): Promise<NoticeResult> {
    const read = await verifyNotice(notice)
    if (read.kind !== 'genuine') return read
    // It names an object of Amazon's; which order that is for, Amazon is asked.
    const answer = await get(`chargePermissions/${segment(read.chargePermissionId)}`, signal(), {
      always: true,
    })
    if (answer.kind === 'unknown' || (answer.kind === 'refused' && answer.status === 0))
      return unknownOutcome(causeOf(answer))
    const orderId = answer.kind === 'answered' ? readOrderId(answer.body) : undefined
    return {
      kind: 'genuine',
      eventId: read.eventId,
      eventKind: read.eventKind,
      orderId: (orderId ?? '').slice(0, 40),
    }
  }

  return {
    provider: 'amazon',
    authorize,
    capture,
    void: release,
    refund,
    findByOrder,
    sessions: { button, read, prepare },
    standing,
    verifyNotice: checkNotice,
    isPaused,
  }
}

const segment = (text: string): string => encodeURIComponent(text)

/** Is this session for our order, of our amount? A $1 approval must not pay a $9,000 order. */
const isFor = (session: AmazonSession, { orderId, amount }: { orderId: string; amount: Cents }): boolean =>
  session.orderId === orderId && session.amount === amount && session.currency === 'USD'

/** A session that Amazon cancelled, as the refused charge it stands for. */
const refusedIn = ({ reference, orderId = '', amount, currency = 'USD' }: AmazonSession): Charge => ({
  chargeId: reference,
  orderId,
  kind: 'sale',
  status: 'declined',
  amount: amount ?? (0 as Cents),
  currency,
  codes: {},
})

function notChanged(result: Exclude<CallResult, { kind: 'answered' }>): ChangeResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  const reason: Refused['reason'] | undefined =
    result.status === 404
      ? 'no_such_charge'
      : result.code === 'TransactionAmountExceeded'
        ? 'too_much'
        : WRONG_STATE.has(result.code)
          ? 'wrong_state'
          : result.status === 422
            ? 'other'
            : undefined
  return reason ? { kind: 'refused', reason, code: result.code } : failed(result.code)
}

const causeOf = (answer: CallResult): string =>
  answer.kind === 'unknown' ? answer.cause : answer.kind === 'refused' ? answer.code : 'unreadable_answer'
