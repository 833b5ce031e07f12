import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { MoneyMovementTable, Tables } from '#db/tables.ts'
import { type Cents, toCents } from '#kit/money.ts'
import { decideRefund, type MovedMoney, type RefundDecision } from '../rules/movement.ts'

export type MovementRow = Selectable<MoneyMovementTable>

/** Every movement of an order's money, oldest first. */
export const movementsOf = (db: Db | Transaction<Tables>, orderId: string): Promise<MovementRow[]> =>
  db.selectFrom('money_movement').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute()

/** What the rules look at in a stored movement. */
export const asMoved = (row: MovementRow): MovedMoney => ({ kind: row.kind, status: row.status, amount: toCents(row.amount_cents) })

interface Asked {
  orderId: string
  actor: string
  reason: string
  now: Date
}

export type CaptureState = 'captured' | 'requested' | 'nothing_authorized'

/**
 * Asks for the authorized money of an order, once: `captured` when it was taken before. The caller has locked the order;
 * `moveMoney` carries it out after the transaction.
 */
export async function requestCapture(trx: Transaction<Tables>, asked: Asked): Promise<CaptureState> {
  const before = (await movementsOf(trx, asked.orderId)).find((movement) => movement.kind === 'capture' && movement.status !== 'failed')
  if (before) return before.status === 'done' ? 'captured' : 'requested'
  const attempt = await trx
    .updateTable('payment_attempt')
    .set((eb) => ({ status: 'capture_requested', version: eb('version', '+', 1), updated_at: asked.now }))
    .where('order_id', '=', asked.orderId)
    .where('status', 'in', ['authorized', 'capture_requested'])
    .returning(['id', 'amount_cents'])
    .executeTakeFirst()
  if (!attempt) return 'nothing_authorized'
  await insertMovement(trx, { ...asked, kind: 'capture', amount: toCents(attempt.amount_cents), attemptId: attempt.id })
  return 'requested'
}

/** Writes down money that came by hand, such as a check that has cleared. The caller has locked the order. */
export const recordReceived = (trx: Transaction<Tables>, received: Asked & { amount: Cents }): Promise<MovementRow> => insertMovement(trx, { ...received, kind: 'capture', attemptId: null })

export type RefundRequest = { kind: 'requested' | 'by_hand'; movement: MovementRow } | Extract<RefundDecision, { kind: 'refuse' }>

/**
 * Asks for a refund that, together with all others, never exceeds what was taken. `by_hand`: staff give this money back themselves.
 * The caller has locked the order: that lock is what keeps parallel refunds apart.
 */
export async function requestRefund(trx: Transaction<Tables>, asked: Asked & { amount: Cents | undefined }): Promise<RefundRequest> {
  const movements = await movementsOf(trx, asked.orderId)
  const decision = decideRefund(movements.map(asMoved), asked.amount)
  if (decision.kind === 'refuse') return decision
  const attemptId = movements.find(({ kind, status }) => kind === 'capture' && status === 'done')?.attempt_id ?? null
  const movement = await insertMovement(trx, { ...asked, kind: 'refund', amount: decision.amount, attemptId })
  return { kind: attemptId === null ? 'by_hand' : 'requested', movement }
}

function insertMovement(trx: Transaction<Tables>, movement: Asked & { kind: 'capture' | 'refund'; amount: Cents; attemptId: string | null }): Promise<MovementRow> {
  const { orderId, attemptId, kind, amount, actor, reason, now } = movement
  return trx
    .insertInto('money_movement')
    .values({
      id: randomUUID(),
      order_id: orderId,
      attempt_id: attemptId,
      kind,
      amount_cents: amount,
      status: attemptId === null ? 'done' : 'requested',
      actor,
      reason,
      due_at: attemptId === null ? null : now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
