import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { EventActor } from '#features/people/accounts/rules/actor.ts'
import { heldOrder, keepOrderOpen, placeOrder, voidPayment } from '#features/selling/orders/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import type { Advice } from '../../rules/advice.ts'
import { isOpen, isOver, nextCheckAt } from '../../rules/attempt.ts'
import { texts } from '../../texts.ts'
import type { Approved, Unknown } from '../ports.ts'
import { ATTEMPT_COLUMNS, type AttemptRow } from './start-attempt.ts'

/** How long an order stays open after a refused payment. */
const RETRY_WINDOW_MS = 15 * 60_000

/** The outcome of an attempt, which may be unknown. */
export type AttemptOutcome =
  | Approved
  | Unknown
  | { kind: 'declined'; code: string; message: string; advice: Advice }
  | { kind: 'failed'; code: string; message: string }

export interface Settlement {
  attempt: AttemptRow
  outcome: AttemptOutcome
  actor: EventActor
  now: Date
  /**
   * the number of the claim (`checks`) under which the provider was asked: when the row has a later one, this
   * answer writes nothing
   */
  claim?: number
  /** further live charges of the same order, to be voided */
  voids?: readonly { chargeId: string }[]
}

/**
 * Commits the outcome of an attempt, by compare-and-set from `processing` or `unknown`, together with the
 * placed order, its event and its mail. A second commit finds the attempt settled and writes nothing. A
 * charge that no order can take (order gone, other amount, attempt already over) is queued to be voided.
 * Returns the attempt as it is afterwards.
 */
export function settleAttempt(db: Db, settlement: Settlement): Promise<AttemptRow> {
  return inTransaction(
    db,
    async (trx) => {
      const current = await lockWithOrder(trx, settlement.attempt)
      if (settlement.claim !== undefined && settlement.claim !== current.checks) return current
      // Another process may have committed one of them as the order's payment since the provider was asked.
      for (const { chargeId } of settlement.voids ?? [])
        if (isOver(current.status) || current.provider_txn_id !== chargeId)
          await queueVoid(trx, current, chargeId, settlement.now)
      const settled =
        settlement.outcome.kind === 'approved'
          ? await approve(trx, current, settlement.outcome, settlement)
          : await close(trx, current, settlement.outcome, settlement.now)
      crashPoint('payment.outcome-written')
      return settled
    },
    texts.busy,
  )
}

/**
 * Locks an attempt's order and then the attempt, as they are locked everywhere, so that two transactions
 * cannot deadlock. Returns the attempt as it is once both are locked.
 */
export const lockWithOrder = (
  trx: Transaction<Tables>,
  { id, order_id: orderId }: Pick<AttemptRow, 'id' | 'order_id'>,
): Promise<AttemptRow> =>
  trx
    .with(
      (cte) => cte('held').materialized(),
      (query) => heldOrder(query, orderId),
    )
    .selectFrom(['held', 'payment_attempt'])
    .modifyFront(PREPARED)
    .select(ATTEMPT_COLUMNS)
    .where('payment_attempt.id', '=', id)
    .whereRef('payment_attempt.order_id', '=', 'held.held_id')
    .forUpdate('payment_attempt')
    .executeTakeFirstOrThrow()

async function approve(
  trx: Transaction<Tables>,
  current: AttemptRow,
  outcome: Approved,
  settlement: Settlement,
): Promise<AttemptRow> {
  const { now, actor } = settlement
  // A look-up may end after another answer was committed, or even after the shipment asked for the money.
  if (!isOpen(current.status)) {
    if (current.provider_txn_id !== outcome.chargeId) await queueVoid(trx, current, outcome.chargeId, now)
    return current
  }
  if (outcome.amount !== current.amount_cents) {
    await queueVoid(trx, current, outcome.chargeId, now)
    return close(trx, current, { kind: 'failed', code: 'amount_mismatch', message: texts.failed }, now)
  }
  // While the bank has not paid, the order waits for its money.
  const isPending = outcome.status === 'pending'
  const placed = await placeOrder(trx, {
    orderId: current.order_id,
    to: isPending ? 'awaiting_funds' : 'authorized',
    actor,
    reason: current.method,
    paymentMethod: current.method,
    now,
  })
  if (!placed) await queueVoid(trx, current, outcome.chargeId, now)
  return trx
    .updateTable('payment_attempt')
    .set((eb) => ({
      status: outcome.status,
      provider_txn_id: outcome.chargeId,
      card_last4: outcome.card?.last4 ?? null,
      card_type: outcome.card?.type ?? null,
      authorized_until: outcome.expiresAt ?? null,
      error_code: null,
      error_text: null,
      next_check_at: isPending ? now : null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', current.id)
    .returning(ATTEMPT_COLUMNS)
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow()
}

async function close(
  trx: Transaction<Tables>,
  current: AttemptRow,
  outcome: Exclude<AttemptOutcome, { kind: 'approved' }>,
  now: Date,
): Promise<AttemptRow> {
  if (!isOpen(current.status)) return current
  const isUnknown = outcome.kind === 'unknown'
  // A buyer whose card was refused at the last minute gets time to try another one.
  if (!isUnknown) await keepOrderOpen(trx, current.order_id, new Date(now.getTime() + RETRY_WINDOW_MS))
  return trx
    .updateTable('payment_attempt')
    .set((eb) => ({
      status: outcome.kind,
      error_code: isUnknown ? outcome.cause : outcome.code,
      error_text: isUnknown ? texts.confirming : outcome.message,
      advice: outcome.kind === 'declined' ? outcome.advice : null,
      next_check_at: isUnknown ? nextCheckAt(current.checks, now) : null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', current.id)
    .returning(ATTEMPT_COLUMNS)
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow()
}

const queueVoid = (trx: Transaction<Tables>, attempt: AttemptRow, chargeId: string, now: Date) =>
  writeOutbox(
    trx,
    {
      topic: voidPayment.topic,
      dedupeKey: voidPayment.key(attempt.id, chargeId),
      payload: { attemptId: attempt.id, provider: attempt.provider, chargeId, method: attempt.method },
    },
    now,
  )
