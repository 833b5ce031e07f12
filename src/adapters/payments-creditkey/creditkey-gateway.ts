import {
  causeOf,
  deadlineSignal,
  firstCause,
  notDone,
} from '#features/selling/payments/server/gateway-answers.ts'
import {
  type ApplicationRequest,
  type ApprovalStatus,
  type Gateway,
  type LookupResult,
  type OpenedApplication,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { DAY_MS } from '#lib/dates.ts'
import { type CreditKeyOrder, chargeOf, readBegun, readOrder } from './answers.ts'
import { createAuthorize } from './authorize.ts'
import { createChanges } from './changes.ts'
import { type ClientOptions, type CreditKeyClient, createCreditKeyClient } from './creditkey-client.ts'
import { beginFields } from './requests.ts'

export interface CreditKeyOptions extends ClientOptions {
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/**
 * Credit Key cancels what was not confirmed: after 30 days in one place of its guide, after "several days" in
 * another.
 */
const CONFIRM_WITHIN_DAYS = 7

/**
 * Credit Key: the buyer applies on Credit Key's own page. We complete an approved application, and confirm it
 * when it ships. An order there keeps the id that it had from the beginning; that id is also our charge.
 */
export function createCreditKeyGateway(options: CreditKeyOptions): Gateway {
  const client = createCreditKeyClient(options)
  const nowMs = options.nowMs ?? Date.now
  const signal = () => deadlineSignal(options.deadlineMs)
  return {
    provider: 'creditkey',
    terms: { authorizationDays: CONFIRM_WITHIN_DAYS },
    start: {
      kind: 'application',
      open: (request) => open(client, signal(), request),
      status: (reference) => statusOf(client, signal(), reference),
    },
    authorize: createAuthorize(client, signal, () => new Date(nowMs() + CONFIRM_WITHIN_DAYS * DAY_MS)),
    ...createChanges(client, signal),
    findByOrder: (orderId, references = []) => findByOrder(client, signal(), orderId, references),
    isPaused: client.isPaused,
  }
}

async function open(
  { post }: CreditKeyClient,
  signal: AbortSignal,
  request: ApplicationRequest,
): Promise<OpenedApplication> {
  const result = await post('begin_checkout', beginFields(request), signal)
  if (result.kind !== 'answered') return notDone(result)
  const begun = readBegun(result.body)
  return begun ? { kind: 'page', reference: begun.id, url: begun.url } : unknownOutcome('unreadable_answer')
}

async function statusOf(
  { find }: CreditKeyClient,
  signal: AbortSignal,
  reference: string,
): Promise<ApprovalStatus> {
  const answer = await find(reference, signal)
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'cancelled' }
  if (answer.kind !== 'answered') return unknownOutcome(causeOf(answer))
  const order = readOrder(answer.body)
  return order ? { kind: order.status } : unknownOutcome('unreadable_answer')
}

async function findByOrder(
  { find }: CreditKeyClient,
  signal: AbortSignal,
  orderId: string,
  references: readonly string[],
): Promise<LookupResult> {
  const answers = await Promise.all(references.map((reference) => find(reference, signal, { always: true })))
  // Credit Key forgets applications that were never finished.
  const known = answers.filter((answer) => !(answer.kind === 'refused' && answer.status === 404))
  const orders = known.map((answer) => (answer.kind === 'answered' ? readOrder(answer.body) : undefined))
  if (!orders.every((order): order is CreditKeyOrder => order !== undefined))
    return unknownOutcome(firstCause(known))
  const ours = orders.filter(
    ({ merchantOrderId }) => merchantOrderId === undefined || merchantOrderId === orderId,
  )
  return { kind: 'found', charges: ours.flatMap((order) => chargeOf(order, orderId) ?? []) }
}
