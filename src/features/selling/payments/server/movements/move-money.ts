import type { Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { toCents } from '#lib/money.ts'
import { refundedOf, settleMovement } from '../../rules/movement.ts'
import { lookUp } from '../attempts/look-up.ts'
import { withDeadline } from '../attempts/with-deadline.ts'
import { deadlineOf, type PaymentServices } from '../payments-context.ts'
import { type Gateway, LOOKUP_GRACE_MS } from '../ports.ts'
import { gatewayOf } from '../providers.ts'
import { claimMovement, dueMovements } from './claim-movement.ts'
import { commitMovement, type MovementListener, type MovementOutcome } from './commit-movement.ts'
import { asMoved, type MovementRow, movementsOf } from './movements.ts'

type Attempt = Selectable<Tables['payment_attempt']>

/**
 * Makes the captures and refunds that transactions queued, and asks the provider about those whose answer was
 * lost. It makes one call at a time for an order, and holds no lock during a call. Returns how many it
 * finished.
 */
export async function moveMoney(services: PaymentServices, listener: MovementListener): Promise<number> {
  let ended = 0
  for (let round = await runDue(services, listener); round > 0; round = await runDue(services, listener))
    ended += round
  return ended
}

async function runDue(services: PaymentServices, listener: MovementListener): Promise<number> {
  const due = await dueMovements(services)
  const ended = await Promise.all(due.map((id) => runOne(services, listener, id)))
  return ended.filter(Boolean).length
}

async function runOne(services: PaymentServices, listener: MovementListener, id: string): Promise<boolean> {
  const claimed = await claimMovement(services, id)
  if (!claimed) return false
  crashPoint('money.claimed')
  const attempt = await services.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', claimed.movement.attempt_id ?? '')
    .executeTakeFirstOrThrow()
  const gateway = gatewayOf(services, attempt.method)
  if (!gateway) return false
  // This claim has expired: another process may have sent the call already, so stop here.
  if (services.clock.now() >= claimed.until) return false
  const outcome = claimed.isNew
    ? await send(services, gateway, attempt, claimed.movement)
    : await ask(services, gateway, attempt, claimed.movement)
  crashPoint('money.provider-answered')
  return commitMovement(services, listener, claimed.movement, outcome)
}

async function send(
  services: PaymentServices,
  gateway: Gateway,
  attempt: Attempt,
  movement: MovementRow,
): Promise<MovementOutcome> {
  const result = await withDeadline(callFor(gateway, attempt, movement), deadlineOf(services))
  switch (result.kind) {
    case 'done':
      return { kind: 'done', reference: result.charge.chargeId }
    case 'unknown':
      return { kind: 'unknown', code: result.cause }
    case 'failed':
      return { kind: 'later', code: result.code }
    case 'refused':
      if (result.reason !== 'wrong_state') return { kind: 'failed', code: result.code }
      // A refund waits until the sale has settled; a capture in the wrong state was made before, or its
      // authorization has ended.
      return movement.kind === 'refund'
        ? { kind: 'later', code: result.code }
        : ask(services, gateway, attempt, movement)
  }
}

function callFor(gateway: Gateway, attempt: Attempt, movement: MovementRow) {
  const chargeId = attempt.provider_txn_id ?? ''
  const amount = toCents(movement.amount_cents)
  const { order_id: orderId, carrier, tracking } = movement
  if (movement.kind === 'refund') return gateway.refund(chargeId, amount, movement.id)
  const shipment = carrier === null || tracking === null ? undefined : { orderId, carrier, tracking }
  return gateway.capture(chargeId, amount, shipment)
}

/** Looks up what became of a call whose answer was lost. */
async function ask(
  services: PaymentServices,
  gateway: Gateway,
  attempt: Attempt,
  movement: MovementRow,
): Promise<MovementOutcome> {
  const lookup = await lookUp(services, gateway, movement.order_id)
  if (lookup.kind === 'unknown') return { kind: 'unknown', code: lookup.cause }
  const others = await movementsOf(services.db, movement.order_id)
  const knownRefunds = new Set(
    others.flatMap(({ kind, provider_ref }) =>
      kind === 'refund' && provider_ref !== null ? [provider_ref] : [],
    ),
  )
  const sent = {
    kind: movement.kind,
    amount: toCents(movement.amount_cents),
    chargeId: attempt.provider_txn_id ?? '',
    sentAt: movement.sent_at ?? movement.created_at,
    refundedBefore: refundedOf(others.map(asMoved)),
  }
  const graceMs = services.graceMs ?? LOOKUP_GRACE_MS
  const decision = settleMovement(sent, lookup.charges, knownRefunds, services.clock.now(), graceMs)
  if (decision.kind === 'wait') return { kind: 'unknown', code: 'not_found_yet' }
  return decision.kind === 'send_again' ? { kind: 'later', code: 'never_arrived' } : decision
}
