import { deadlineSignal, firstCause, notDone } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type BeginRequest,
  type Gateway,
  type LookupResult,
  type NoticeResult,
  type ProviderNotice,
  unknownOutcome,
  type WalletApproval,
} from '#features/selling/payments/server/ports.ts'
import { type PaypalOrder, readId, readOrder } from './answers.ts'
import { createAuthorize } from './authorize.ts'
import { createChanges, orderRequest } from './changes.ts'
import { type ClientOptions, createPaypalClient, type PaypalClient } from './paypal-client.ts'
import { readNotice, verifyRequest } from './webhook.ts'

export interface PaypalOptions extends ClientOptions {
  /** names our webhook at PayPal; without it notices are refused */
  webhookId?: string | undefined
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/**
 * PayPal Orders v2: our server makes the order there, the buyer approves it in PayPal's window, and it is
 * authorized when the buyer places ours. The money moves when it ships.
 */
export function createPaypalGateway(options: PaypalOptions): Gateway {
  const client = createPaypalClient(options)
  const signal = () => deadlineSignal(options.deadlineMs)
  return {
    provider: 'paypal',
    // PayPal keeps an authorization for 29 days and promises its money for the first three of them.
    terms: { authorizationDays: 29, honorDays: 3 },
    start: { kind: 'approval', begin: (request) => begin(client, signal(), request) },
    authorize: createAuthorize(client, signal),
    ...createChanges(client, signal),
    findByOrder: (orderId, references = []) => findByOrder(client, signal(), orderId, references),
    notices: { verify: (notice) => verify(client, signal(), notice, options.webhookId) },
    isPaused: client.isPaused,
  }
}

async function begin(
  { post }: PaypalClient,
  signal: AbortSignal,
  request: BeginRequest,
): ReturnType<WalletApproval['begin']> {
  const result = await post('/v2/checkout/orders', signal, {
    requestId: request.idempotencyKey,
    body: JSON.stringify(orderRequest(request)),
  })
  if (result.kind !== 'answered') return notDone(result)
  const reference = readId(result.body)
  return reference ? { kind: 'ready', reference } : unknownOutcome('unreadable_answer')
}

async function findByOrder(
  { get }: PaypalClient,
  signal: AbortSignal,
  orderId: string,
  references: readonly string[],
): Promise<LookupResult> {
  const answers = await Promise.all(
    references.map((reference) => get(`/v2/checkout/orders/${reference}`, signal, { always: true })),
  )
  // PayPal forgets orders that were never approved.
  const known = answers.filter((answer) => !(answer.kind === 'refused' && answer.status === 404))
  const orders = known.map((answer) => (answer.kind === 'answered' ? readOrder(answer.body) : undefined))
  if (!orders.every((order): order is PaypalOrder => order !== undefined))
    return unknownOutcome(firstCause(known))
  return {
    kind: 'found',
    charges: orders.flatMap(({ charges }) => charges).filter((charge) => charge.orderId === orderId),
  }
}

async function verify(
  { post }: PaypalClient,
  signal: AbortSignal,
  notice: ProviderNotice,
  webhookId: string | undefined,
): Promise<NoticeResult> {
  const body = webhookId === undefined ? undefined : verifyRequest(notice, webhookId)
  const read = body === undefined ? undefined : readNotice(notice)
  if (!read) return { kind: 'forged' }
  const path = '/v1/notifications/verify-webhook-signature'
  const result = await post(path, signal, { body }, { always: true })
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  const isGenuine =
    result.kind === 'answered' &&
    (result.body as { verification_status?: unknown }).verification_status === 'SUCCESS'
  return isGenuine ? { kind: 'genuine', ...read } : { kind: 'forged' }
}
