import { deadlineSignal, firstCause } from '#features/selling/payments/server/gateway-answers.ts'
import type { Charge, Gateway, LookupResult } from '#features/selling/payments/server/ports.ts'
import { unknownOutcome } from '#features/selling/payments/server/ports.ts'
import { type AffirmClient, type ClientOptions, createAffirmClient } from './affirm-client.ts'
import { readTransaction } from './answers.ts'
import { type ApplicationOptions, affirmApplication } from './application.ts'
import { createAuthorize } from './authorize.ts'
import { createChanges } from './changes.ts'

export interface AffirmOptions extends ClientOptions, ApplicationOptions {
  /** hard limit of one operation, DEFAULT_DEADLINE_MS unless set */
  deadlineMs?: number | undefined
}

/**
 * Affirm: the buyer takes a loan in Affirm's window. We authorize the loan's token at once, otherwise there
 * is no loan, and capture it when the order ships. A loan of another amount or for another order is voided.
 */
export function createAffirmGateway(options: AffirmOptions): Gateway {
  const { call, isPaused } = createAffirmClient(options)
  const signal = () => deadlineSignal(options.deadlineMs)
  return {
    provider: 'affirm',
    // Affirm states the end of each authorization; this is what its guide names.
    terms: { authorizationDays: 7 },
    start: {
      kind: 'application',
      open: async (request) => ({ kind: 'script', checkout: affirmApplication(request, options) }),
    },
    ...createAuthorize(call, signal),
    ...createChanges(call, signal),
    findByOrder: (orderId, chargeIds = []) => findByOrder(call, signal(), orderId, chargeIds),
    isPaused,
  }
}

async function findByOrder(
  call: AffirmClient,
  signal: AbortSignal,
  orderId: string,
  chargeIds: readonly string[],
): Promise<LookupResult> {
  const answers = await Promise.all(
    chargeIds.map((id) =>
      call({ method: 'GET', path: `/${encodeURIComponent(id)}`, signal }, { always: true }),
    ),
  )
  const charges = answers.map((answer) =>
    answer.kind === 'answered' ? readTransaction(answer.body) : undefined,
  )
  if (!charges.every((charge): charge is Charge => charge !== undefined))
    return unknownOutcome(firstCause(answers))
  return { kind: 'found', charges: charges.filter((charge) => charge.orderId === orderId) }
}
