import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder } from '#features/selling/orders/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { DAY_MS } from '#lib/dates.ts'
import { nextCheckAt, nextTryAt } from '../../rules/attempt.ts'
import { capturedOf, IN_FLIGHT, refundedOf } from '../../rules/movement.ts'
import { texts } from '../../texts.ts'
import type { PaymentServices } from '../payments-context.ts'
import { asMoved, type MovementRow, movementsOf } from './movements.ts'

/**
 * Updates the order when money has moved or will not move; called in the transaction that commits it, with
 * the order locked.
 */
export interface MovementListener {
  moved(trx: Transaction<Tables>, movement: MovementRow, now: Date): Promise<void>
  failed(trx: Transaction<Tables>, movement: MovementRow, now: Date): Promise<void>
}

export type MovementOutcome =
  | { kind: 'done'; reference: string }
  | { kind: 'failed'; code: string }
  /** definitely not done: to be sent again later */
  | { kind: 'later'; code: string }
  | { kind: 'unknown'; code: string }

/** A refund waits for the sale to settle, which takes a provider some days at most. */
const PATIENCE_MS = 7 * DAY_MS

/**
 * Commits an outcome by compare-and-set on the claim's number (`checks`): a process whose claim was taken
 * over writes nothing. True when the movement has ended.
 */
export function commitMovement(
  services: PaymentServices,
  listener: MovementListener,
  { id, order_id, checks }: MovementRow,
  outcome: MovementOutcome,
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
        .where('status', 'in', IN_FLIGHT)
        .forUpdate()
        .executeTakeFirst()
      if (!current) return false
      const row = await trx
        .updateTable('money_movement')
        .set({ ...nextOf(current, outcome, now), updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const hasEnded = row.status === 'done' || row.status === 'failed'
      if (hasEnded) await followUp(trx, listener, row, now)
      crashPoint('money.outcome-written')
      return hasEnded
    },
    texts.busy,
  )
}

function nextOf(current: MovementRow, outcome: MovementOutcome, now: Date) {
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
  const status = await attemptStatusAfter(trx, row)
  if (status)
    await trx
      .updateTable('payment_attempt')
      .set((eb) => ({ status, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', row.attempt_id ?? '')
      .execute()
  await (row.status === 'done' ? listener.moved(trx, row, now) : listener.failed(trx, row, now))
}

/**
 * What an attempt becomes when its capture failed, by the reason; otherwise its money is still authorized.
 */
const AFTER_FAILED_CAPTURE: Readonly<Record<string, 'expired' | 'voided'>> = {
  charge_expired: 'expired',
  charge_voided: 'voided',
}

async function attemptStatusAfter(
  trx: Transaction<Tables>,
  row: MovementRow,
): Promise<'captured' | 'authorized' | 'expired' | 'voided' | 'refunded' | 'partially_refunded' | undefined> {
  if (row.kind === 'capture')
    return row.status === 'done' ? 'captured' : (AFTER_FAILED_CAPTURE[row.error_code ?? ''] ?? 'authorized')
  if (row.status !== 'done') return undefined
  const all = (await movementsOf(trx, row.order_id)).map(asMoved)
  return refundedOf(all) === capturedOf(all) ? 'refunded' : 'partially_refunded'
}
