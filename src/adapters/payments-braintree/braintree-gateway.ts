import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type AuthorizeRequest,
  type AuthorizeResult,
  CARD_TERMS,
  type ChangeResult,
  type Charge,
  type ClientTokenResult,
  failed,
  type Gateway,
  isLive,
  isTimely,
  type LookupResult,
  type NoticeResult,
  type ProviderNotice,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Cents } from '#lib/money.ts'
import {
  isPaidBy,
  readResult,
  readTransaction,
  toApproved,
  toChange,
  toCharge,
  toDeclined,
} from './answers.ts'
import { type BraintreeOptions, type CallResult, type Connection, connectBraintree } from './calls.ts'
import { toDecimal, toSale } from './sale-request.ts'
import { type Sdk, searchByOrder, searchSince } from './sdk.ts'

/** Three days of transactions come in pages of fifty. */
const LIST_DEADLINE_MS = 120_000

/** The card gateway over Braintree's official SDK. */
export function createBraintreeGateway(options: BraintreeOptions): Gateway {
  const connection = connectBraintree(options)
  const { sdk, call } = connection
  const { sell, ...charges } = createCharges(connection)
  return {
    ...charges,
    authorize: (request) =>
      sell(request, toSale(request, { sendRequestKey: options.sendRequestKey ?? false })),
    start: {
      kind: 'token',
      clientToken: keptToken(async () => fromClientToken(await call(() => sdk.clientToken.generate({})))),
    },
  }
}

/** Charges of any kind: made, captured, voided, refunded, looked up. */
export function createCharges({ sdk, call, isPaused }: Connection) {
  const change = async (work: () => Promise<unknown>): Promise<ChangeResult> => fromChange(await call(work))

  async function findByOrder(orderId: string): Promise<LookupResult> {
    const result = await call(() => searchByOrder(sdk, orderId), { always: true })
    if (result.kind !== 'answered') return unknownOutcome(causeOf(result))
    return readCharges(result.answer, (charge) => charge.orderId === orderId)
  }

  async function listCharges(since: Date): Promise<LookupResult> {
    const result = await call(() => searchSince(sdk, since), { always: true, deadlineMs: LIST_DEADLINE_MS })
    if (result.kind !== 'answered') return unknownOutcome(causeOf(result))
    return readCharges(result.answer)
  }

  /**
   * The provider saw the same amount, order and card a moment ago: most likely our own call, whose answer was
   * lost.
   */
  async function settleDuplicate(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const found = await findByOrder(request.orderId)
    const live = found.kind === 'found' ? found.charges.find(isLive) : undefined
    return live ? toApproved(live, request) : unknownOutcome('duplicate')
  }

  /**
   * The token was of another payment method, so the charge is voided. Until that is confirmed, money may
   * still be reserved.
   */
  async function voidOther(chargeId: string): Promise<AuthorizeResult> {
    const gone = await change(() => sdk.transaction.void(chargeId))
    return gone.kind === 'done' ? failed('instrument_mismatch') : unknownOutcome('instrument_mismatch')
  }

  async function sell(request: AuthorizeRequest, sale: object): Promise<AuthorizeResult> {
    const outcome = fromSale(await call(() => sdk.transaction.sale(sale)), request)
    if (outcome === 'duplicate') return settleDuplicate(request)
    return outcome.kind === 'other_instrument' ? voidOther(outcome.chargeId) : outcome
  }

  return {
    provider: 'braintree',
    sell,
    capture: (chargeId: string, amount: Cents) =>
      change(() => sdk.transaction.submitForSettlement(chargeId, toDecimal(amount))),
    void: (chargeId: string) => change(() => sdk.transaction.void(chargeId)),
    refund: (chargeId: string, amount: Cents) =>
      change(() => sdk.transaction.refund(chargeId, { amount: toDecimal(amount) })),
    findByOrder,
    terms: CARD_TERMS,
    listing: { listCharges },
    isPaused,
    notices: { verify: (notice: ProviderNotice) => readNotice(sdk, notice) },
  } satisfies Partial<Gateway> & { sell: unknown }
}

const causeOf = (result: Exclude<CallResult, { kind: 'answered' }>): string =>
  result.kind === 'unknown' ? result.cause : result.code

function fromSale(
  result: CallResult,
  request: AuthorizeRequest,
): AuthorizeResult | 'duplicate' | { kind: 'other_instrument'; chargeId: string } {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  if (result.kind === 'refused') return failed(result.code, result.sent)
  const answer = readResult(result.answer)
  if (!answer) return unknownOutcome('unreadable_answer')
  if (answer.kind === 'refused') return toDeclined(answer)
  if (!isPaidBy(request.method, answer.transaction))
    return { kind: 'other_instrument', chargeId: answer.transaction.id }
  const charge = toCharge(answer.transaction)
  return charge ? toApproved(charge, request) : unknownOutcome('unknown_status')
}

function fromChange(result: CallResult): ChangeResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  if (result.kind === 'refused')
    return result.code === 'notFoundError'
      ? { kind: 'refused', reason: 'no_such_charge', code: result.code }
      : failed(result.code, result.sent)
  return toChange(readResult(result.answer))
}

function readCharges(answer: unknown, isWanted: (charge: Charge) => boolean = () => true): LookupResult {
  const transactions = Array.isArray(answer) ? answer.map(readTransaction) : [undefined]
  const charges = transactions.map((transaction) => transaction && toCharge(transaction))
  if (!charges.every((charge): charge is Charge => charge !== undefined))
    return unknownOutcome('unreadable_answer')
  // The provider lists the newest first.
  return { kind: 'found', charges: charges.filter(isWanted).reverse() }
}

function fromClientToken(result: CallResult): ClientTokenResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  if (result.kind === 'refused') return failed(result.code, result.sent)
  const { clientToken } = result.answer as { clientToken?: unknown }
  return typeof clientToken === 'string' && clientToken !== ''
    ? { kind: 'ready', token: clientToken }
    : unknownOutcome('unreadable_answer')
}

/** A client token names no buyer and is good for a day, so all buyers of ten minutes get the same one. */
export const TOKEN_KEPT_MS = 10 * 60_000

/** Requests a client token once in ten minutes for all buyers. It does not cache a failure. */
export function keptToken(
  ask: () => Promise<ClientTokenResult>,
  now: () => number = Date.now,
): () => Promise<ClientTokenResult> {
  let kept: { answer: Promise<ClientTokenResult>; until: number } | undefined
  return async () => {
    if (kept && kept.until > now()) return kept.answer
    const mine = { answer: ask(), until: now() + TOKEN_KEPT_MS }
    kept = mine
    const answer = await mine.answer
    if (answer.kind !== 'ready' && kept === mine) kept = undefined
    return answer
  }
}

const ofOrder = z.object({ orderId: z.string().nullish() }).nullish()
const noticeSchema = z.object({
  kind: z.string().regex(/^[a-z_]{1,60}$/),
  timestamp: z.coerce.date(),
  transaction: ofOrder,
  dispute: z.object({ transaction: ofOrder }).nullish(),
})

/** Braintree retries for a day, so a notice of three days ago is a replay. */
const OLDEST_MS = 3 * DAY_MS

/**
 * A notice is genuine when it is signed with our private key. Braintree gives it no id: its payload is the
 * same whenever it comes again.
 */
async function readNotice(sdk: Sdk, { body, now }: ProviderNotice): Promise<NoticeResult> {
  const form = new URLSearchParams(body)
  const payload = form.get('bt_payload') ?? ''
  const parsed = await sdk.webhookNotification
    .parse(form.get('bt_signature') ?? '', payload)
    .catch(() => undefined)
  const notice = noticeSchema.safeParse(parsed).data
  if (!notice || !isTimely(notice.timestamp, now, OLDEST_MS)) return { kind: 'forged' }
  const orderId = notice.transaction?.orderId ?? notice.dispute?.transaction?.orderId ?? ''
  return {
    kind: 'genuine',
    eventId: createHash('sha256').update(payload).digest('hex'),
    eventKind: notice.kind,
    orderId,
  }
}
