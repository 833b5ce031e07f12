import type { Selectable, Transaction } from 'kysely'
import type { PaymentAttemptTable, Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder } from '#features/orders/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { toCents } from '#kit/money.ts'
import { nextCheckAt, nextTryAt } from '../../rules/attempt.ts'
import { capturedOf, refundedOf, settleMovement } from '../../rules/movement.ts'
import { texts } from '../../texts.ts'
import { lookUp } from '../attempts/look-up.ts'
import type { PaymentServices } from '../attempts/pay-order.ts'
import { inTime } from '../attempts/with-deadline.ts'
import {
  type ChangeResult,
  DEFAULT_DEADLINE_MS,
  type Gateway,
  LOOKUP_GRACE_MS,
  type OfferedMethod,
} from '../ports.ts'
import { asMoved, type MovementRow, movementsOf } from './movements.ts'

/** What follows in the order when money has moved, or will not; called in the transaction that commits it, with the order locked. */
export interface MovementListener {
  moved(trx: Transaction<Tables>, movement: MovementRow, now: Date): Promise<void>
  failed(trx: Transaction<Tables>, movement: MovementRow, now: Date): Promise<void>
}

type Attempt = Selectable<PaymentAttemptTable>

type Outcome =
  | { kind: 'done'; reference: string }
  | { kind: 'failed'; code: string }
  /** definitely not done: to be sent again later */
  | { kind: 'later'; code: string }
  | { kind: 'unknown'; code: string }

// A process that died between its claim and the answer leaves this much behind the deadline before others ask.
const TAKE_OVER_MS = 5_000
/** A refund waits for the sale to settle, which takes a provider some days at most. */
const PATIENCE_MS = 7 * 24 * 3_600_000
const BATCH = 20
const UNIQUE_VIOLATION = '23505'

/**
 * Carries out captures and refunds that transactions asked for, and settles those whose answer was lost by asking the provider.
 * One call at a time for an order; no lock is held while a provider is called. Returns how many came to an end.
 */
export async function moveMoney(services: PaymentServices, listener: MovementListener): Promise<number> {
  let ended = 0
  for (let round = await runDue(services, listener); round > 0; round = await runDue(services, listener))
    ended += round
  return ended
}

async function runDue(services: PaymentServices, listener: MovementListener): Promise<number> {
  const due = await services.db
    .selectFrom('money_movement')
    .distinctOn('order_id')
    .select('id')
    .where('status', 'in', ['requested', 'sending', 'unknown'])
    .where('due_at', '<=', services.clock.now())
    .orderBy('order_id')
    .orderBy((eb) => eb.case().when('status', '=', 'requested').then(1).else(0).end())
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  const ended = await Promise.all(due.map(({ id }) => runOne(services, listener, id)))
  return ended.filter(Boolean).length
}

async function runOne(services: PaymentServices, listener: MovementListener, id: string): Promise<boolean> {
  const claimed = await claim(services, id)
  if (!claimed) return false
  crashPoint('money.claimed')
  const attempt = await services.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', claimed.movement.attempt_id ?? '')
    .executeTakeFirstOrThrow()
  const gateway = services.gateways[attempt.method as OfferedMethod]
  if (gateway === undefined || gateway === 'offline') return false
  // Who slept through its claim neither sends nor answers: another process asks by now, and may send itself.
  if (services.clock.now() >= claimed.until) return false
  const outcome = claimed.isNew
    ? await send(services, gateway, attempt, claimed.movement)
    : await ask(services, gateway, attempt, claimed.movement)
  crashPoint('money.provider-answered')
  return commit(services, listener, claimed.movement, outcome)
}

/** `requested` becomes `sending` before anybody is asked; what was sent before and has no answer is only looked up. */
async function claim(
  services: PaymentServices,
  id: string,
): Promise<{ movement: MovementRow; isNew: boolean; until: Date } | undefined> {
  const now = services.clock.now()
  const until = new Date(now.getTime() + (services.deadlineMs ?? DEFAULT_DEADLINE_MS) + TAKE_OVER_MS)
  const fresh = await services.db
    .updateTable('money_movement')
    .set((eb) => ({
      status: 'sending',
      sent_at: now,
      due_at: until,
      checks: eb('checks', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
    // Another movement of this order is on its way: this one waits its turn.
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return undefined
      throw error
    })
  if (fresh) return { movement: fresh, isNew: true, until }
  const lost = await services.db
    .updateTable('money_movement')
    .set((eb) => ({ status: 'unknown', due_at: until, checks: eb('checks', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('status', 'in', ['sending', 'unknown'])
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return lost && { movement: lost, isNew: false, until }
}

async function send(
  services: PaymentServices,
  gateway: Gateway,
  attempt: Attempt,
  movement: MovementRow,
): Promise<Outcome> {
  const chargeId = attempt.provider_txn_id ?? ''
  const amount = toCents(movement.amount_cents)
  const { order_id: orderId, carrier, tracking } = movement
  const shipment = carrier === null || tracking === null ? undefined : { orderId, carrier, tracking }
  const call =
    movement.kind === 'capture'
      ? gateway.capture(chargeId, amount, shipment)
      : gateway.refund(chargeId, amount, movement.id)
  const result: ChangeResult = await inTime(call, services.deadlineMs ?? DEFAULT_DEADLINE_MS)
  switch (result.kind) {
    case 'done':
      return { kind: 'done', reference: result.charge.chargeId }
    case 'unknown':
      return { kind: 'unknown', code: result.cause }
    case 'failed':
      return { kind: 'later', code: result.code }
    case 'refused':
      if (result.reason !== 'wrong_state') return { kind: 'failed', code: result.code }
      // A refund waits until the sale has settled; a capture in the wrong state was made before, or its authorization is gone.
      return movement.kind === 'refund'
        ? { kind: 'later', code: result.code }
        : ask(services, gateway, attempt, movement)
  }
}

async function ask(
  services: PaymentServices,
  gateway: Gateway,
  attempt: Attempt,
  movement: MovementRow,
): Promise<Outcome> {
  const lookup = await lookUp(services, gateway, movement.order_id)
  if (lookup.kind === 'unknown') return { kind: 'unknown', code: lookup.cause }
  const others = await movementsOf(services.db, movement.order_id)
  const known = new Set(
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
  const decision = settleMovement(
    sent,
    lookup.charges,
    known,
    services.clock.now(),
    services.graceMs ?? LOOKUP_GRACE_MS,
  )
  if (decision.kind === 'wait') return { kind: 'unknown', code: 'not_found_yet' }
  return decision.kind === 'send_again' ? { kind: 'later', code: 'never_arrived' } : decision
}

/** Commits by compare-and-set on the claim's number (`checks`); whoever comes second or too late changes nothing. True when the movement has come to its end. */
function commit(
  services: PaymentServices,
  listener: MovementListener,
  { id, order_id, checks }: MovementRow,
  outcome: Outcome,
): Promise<boolean> {
  const now = services.clock.now()
  return inTransaction(
    services.db,
    async (trx) => {
      await lockOrder(trx, order_id)
      const current = await trx
        .selectFrom('money_movement')
        .selectAll()
        .where('id', '=', id)
        .where('checks', '=', checks)
        .where('status', 'in', ['sending', 'unknown'])
        .forUpdate()
        .executeTakeFirst()
      if (!current) return false
      const next = nextOf(current, outcome, now)
      const row = await trx
        .updateTable('money_movement')
        .set({ ...next, updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (row.status === 'done' || row.status === 'failed') await followUp(trx, listener, row, now)
      crashPoint('money.outcome-written')
      return row.status === 'done' || row.status === 'failed'
    },
    texts.busy,
  )
}

function nextOf(current: MovementRow, outcome: Outcome, now: Date) {
  switch (outcome.kind) {
    case 'done':
      return { status: 'done' as const, provider_ref: outcome.reference, error_code: null, due_at: null }
    case 'failed':
      return { status: 'failed' as const, error_code: outcome.code, due_at: null }
    case 'unknown':
      return {
        status: 'unknown' as const,
        error_code: outcome.code,
        due_at: nextCheckAt(current.checks - 1, now),
      }
    case 'later':
      return now.getTime() - current.created_at.getTime() < PATIENCE_MS
        ? {
            status: 'requested' as const,
            error_code: outcome.code,
            due_at: nextTryAt(current.checks - 1, now),
          }
        : { status: 'failed' as const, error_code: outcome.code, due_at: null }
  }
}

async function followUp(
  trx: Transaction<Tables>,
  listener: MovementListener,
  row: MovementRow,
  now: Date,
): Promise<void> {
  const status = await attemptStatus(trx, row)
  if (status)
    await trx
      .updateTable('payment_attempt')
      .set((eb) => ({ status, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', row.attempt_id ?? '')
      .execute()
  await (row.status === 'done' ? listener.moved(trx, row, now) : listener.failed(trx, row, now))
}

async function attemptStatus(
  trx: Transaction<Tables>,
  row: MovementRow,
): Promise<'captured' | 'authorized' | 'expired' | 'voided' | 'refunded' | 'partially_refunded' | undefined> {
  if (row.kind === 'capture')
    return row.status === 'done'
      ? 'captured'
      : row.error_code === 'charge_expired'
        ? 'expired'
        : row.error_code === 'charge_voided'
          ? 'voided'
          : 'authorized'
  if (row.status !== 'done') return undefined
  const all = (await movementsOf(trx, row.order_id)).map(asMoved)
  return refundedOf(all) === capturedOf(all) ? 'refunded' : 'partially_refunded'
}
