import { causeOf, deadlineSignal } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type Charge,
  type Gateway,
  type LookupResult,
  type NoticeResult,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { toCents } from '#lib/money.ts'
import { type AmazonClient, type ClientOptions, createAmazonClient, segment } from './amazon-client.ts'
import { type AmazonSession, readCharge, readOrderId, readSession } from './answers.ts'
import { createAuthorize } from './authorize.ts'
import { createChanges } from './changes.ts'
import { createNoticeVerifier } from './ipn.ts'
import { createSessions } from './sessions.ts'

export interface AmazonOptions extends ClientOptions {
  merchantId: string
  storeId: string
  /** a further certificate for notices: the payment sandbox's */
  noticeCertificateUrl?: string | undefined
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/**
 * Amazon Pay, Checkout v2. The buyer chooses account and address at Amazon, which makes a session. We write
 * the order's amount and id into the session and send the buyer to Amazon to confirm. Then we complete the
 * session once, which makes an authorized charge. The money moves when the order ships.
 */
export function createAmazonGateway(options: AmazonOptions): Gateway {
  const client = createAmazonClient(options)
  const signal = () => deadlineSignal(options.deadlineMs)
  const readEnvelope = createNoticeVerifier({
    merchantId: options.merchantId,
    ownCertificateUrl: options.noticeCertificateUrl,
  })
  return {
    provider: 'amazon',
    terms: { authorizationDays: 7 },
    start: createSessions(client, signal, options),
    authorize: createAuthorize(client, signal),
    ...createChanges(client, signal),
    findByOrder: (orderId, references = []) => findByOrder(client, signal(), orderId, references),
    notices: { verify: async (notice) => withOrder(client, signal(), await readEnvelope(notice)) },
    isPaused: client.isPaused,
  }
}

async function findByOrder(
  client: AmazonClient,
  signal: AbortSignal,
  orderId: string,
  references: readonly string[],
): Promise<LookupResult> {
  const found = await Promise.all(references.map((reference) => chargeOf(client, signal, reference)))
  const bad = found.find((one) => one.kind === 'unknown')
  if (bad) return bad
  const charges = found.flatMap((one) => (one.kind === 'found' ? one.charges : []))
  return { kind: 'found', charges: charges.filter((charge) => charge.orderId === orderId) }
}

async function chargeOf(
  { get }: AmazonClient,
  signal: AbortSignal,
  reference: string,
): Promise<LookupResult> {
  const answer = await get(`checkoutSessions/${reference}`, signal, { always: true })
  // Amazon forgets sessions that were never completed.
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'found', charges: [] }
  const session = answer.kind === 'answered' ? readSession(answer.body) : undefined
  if (!session) return unknownOutcome(causeOf(answer))
  if (session.chargeId === undefined)
    return { kind: 'found', charges: session.state === 'canceled' ? [refusedIn(session)] : [] }
  const seen = await get(`charges/${session.chargeId}`, signal, { always: true })
  const charge = seen.kind === 'answered' ? readCharge(seen.body) : undefined
  return charge ? { kind: 'found', charges: [charge] } : unknownOutcome(causeOf(seen))
}

/** A session that Amazon cancelled, as a refused charge. */
const refusedIn = ({
  reference,
  orderId = '',
  amount,
  currency = merchant().currency,
}: AmazonSession): Charge => ({
  chargeId: reference,
  orderId,
  kind: 'sale',
  status: 'declined',
  amount: amount ?? toCents(0),
  currency,
  codes: {},
})

type Envelope = Awaited<ReturnType<ReturnType<typeof createNoticeVerifier>>>

/** A notice names an object at Amazon. We ask Amazon which order it belongs to. */
async function withOrder(
  { get }: AmazonClient,
  signal: AbortSignal,
  envelope: Envelope,
): Promise<NoticeResult> {
  if (envelope.kind !== 'genuine') return envelope
  const path = `chargePermissions/${segment(envelope.chargePermissionId)}`
  const answer = await get(path, signal, { always: true })
  if (answer.kind === 'unknown' || (answer.kind === 'refused' && answer.status === 0))
    return unknownOutcome(causeOf(answer))
  const orderId = answer.kind === 'answered' ? readOrderId(answer.body) : undefined
  const { eventId, eventKind } = envelope
  return { kind: 'genuine', eventId, eventKind, orderId: (orderId ?? '').slice(0, 40) }
}
