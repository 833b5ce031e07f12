import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type EventActor, writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Cents, toCents } from '#lib/money.ts'
import type { PaymentMethod } from '../../rules/methods.ts'
import { decideRefund, type MovedMoney, type RefundDecision } from '../../rules/movement.ts'

export type MovementRow = Selectable<Tables['money_movement']>

/** Every movement of an order's money, oldest first. */
export const movementsOf = (db: Db | Transaction<Tables>, orderId: string): Promise<MovementRow[]> =>
  db
    .selectFrom('money_movement')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A stored movement as the rules see it. */
export const asMoved = (row: MovementRow): MovedMoney => ({
  kind: row.kind,
  status: row.status,
  amount: toCents(row.amount_cents),
})

interface MovementRequest {
  orderId: string
  actor: EventActor
  reason: string
  now: Date
}

export type CaptureState = 'captured' | 'requested' | 'held' | 'nothing_authorized'

/**
 * Asks for the authorized money of an order, once: `captured` when it was captured before. `amount` is how
 * much of it, all by default, or `later`: then the money stays authorized and the answer is `held`. The
 * caller has locked the order; `moveMoney` carries it out after the transaction.
 */
export async function requestCapture(
  trx: Transaction<Tables>,
  asked: MovementRequest & { amount?: Cents | 'later'; shipment?: { carrier: string; tracking: string } },
): Promise<CaptureState> {
  const before = (await movementsOf(trx, asked.orderId)).find(
    (movement) => movement.kind === 'capture' && movement.status !== 'failed',
  )
  if (before) return before.status === 'done' ? 'captured' : 'requested'
  const attempt = await trx
    .selectFrom('payment_attempt')
    .select(['id', 'amount_cents', 'status', 'provider_txn_id'])
    .where('order_id', '=', asked.orderId)
    .where('status', 'in', ['authorized', 'capture_requested', 'captured', 'settled'])
    .executeTakeFirst()
  if (!attempt) return 'nothing_authorized'
  const isTaken = attempt.status === 'captured' || attempt.status === 'settled'
  if (asked.amount === 'later' && !isTaken) return 'held'
  // A gateway that captures at once has captured the full amount, also for a part of the order.
  const amount =
    isTaken || asked.amount === undefined || asked.amount === 'later'
      ? toCents(attempt.amount_cents)
      : asked.amount
  await insertMovement(trx, {
    ...asked,
    kind: 'capture',
    amount,
    attemptId: attempt.id,
    ...(isTaken ? { takenBy: attempt.provider_txn_id } : {}),
  })
  // Some payment methods capture at once: then there is nothing to ask for.
  if (isTaken) return 'captured'
  await trx
    .updateTable('payment_attempt')
    .set((eb) => ({ status: 'capture_requested', version: eb('version', '+', 1), updated_at: asked.now }))
    .where('id', '=', attempt.id)
    .execute()
  return 'requested'
}

/**
 * Records that a method authorized another amount of an order than before, where it has changed it for us.
 * The caller has locked the order.
 */
export const changeAuthorized = (
  trx: Transaction<Tables>,
  { orderId, method, amount, now }: { orderId: string; method: PaymentMethod; amount: Cents; now: Date },
) =>
  trx
    .updateTable('payment_attempt')
    .set((eb) => ({ amount_cents: amount, version: eb('version', '+', 1), updated_at: now }))
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .where('status', '=', 'authorized')
    .execute()

/** Records money that staff received, such as a check that has cleared. The caller has locked the order. */
export const recordReceived = (
  trx: Transaction<Tables>,
  received: MovementRequest & { amount: Cents },
): Promise<MovementRow> => insertMovement(trx, { ...received, kind: 'capture', attemptId: null })

/**
 * Records a refund that the provider made without us, by its reference there. The caller has locked the
 * order. Undefined when it is more than what may be refunded.
 */
export async function recordRefunded(
  trx: Transaction<Tables>,
  made: MovementRequest & { amount: Cents; reference: string },
): Promise<MovementRow | undefined> {
  const movements = await movementsOf(trx, made.orderId)
  if (decideRefund(movements.map(asMoved), made.amount).kind === 'refuse') return undefined
  const attemptId = movements.find(({ kind, status }) => kind === 'capture' && status === 'done')?.attempt_id
  return insertMovement(trx, {
    ...made,
    kind: 'refund',
    attemptId: attemptId ?? null,
    takenBy: made.reference,
  })
}

export type RefundRequest =
  | { kind: 'requested' | 'by_hand'; movement: MovementRow }
  | Extract<RefundDecision, { kind: 'refuse' }>

/**
 * Queues a refund that, together with all others, never exceeds the captured amount. `by_hand`: staff pay
 * this money back themselves. The caller has locked the order, so parallel refunds take turns.
 */
export async function requestRefund(
  trx: Transaction<Tables>,
  asked: MovementRequest & { amount: Cents | undefined },
): Promise<RefundRequest> {
  const movements = await movementsOf(trx, asked.orderId)
  const decision = decideRefund(movements.map(asMoved), asked.amount)
  if (decision.kind === 'refuse') return decision
  const attemptId =
    movements.find(({ kind, status }) => kind === 'capture' && status === 'done')?.attempt_id ?? null
  const movement = await insertMovement(trx, { ...asked, kind: 'refund', amount: decision.amount, attemptId })
  return { kind: attemptId === null ? 'by_hand' : 'requested', movement }
}

interface NewMovement extends MovementRequest {
  kind: 'capture' | 'refund'
  amount: Cents
  attemptId: string | null
  /** the provider's id of a charge that took the money already */
  takenBy?: string | null
  shipment?: { carrier: string; tracking: string }
}

function insertMovement(trx: Transaction<Tables>, movement: NewMovement): Promise<MovementRow> {
  const { orderId, attemptId, kind, amount, actor, reason, now, takenBy, shipment } = movement
  const isDone = attemptId === null || takenBy !== undefined
  return trx
    .insertInto('money_movement')
    .values({
      id: randomUUID(),
      order_id: orderId,
      attempt_id: attemptId,
      kind,
      amount_cents: amount,
      status: isDone ? 'done' : 'requested',
      provider_ref: takenBy ?? null,
      actor: writeActor(actor),
      reason,
      carrier: shipment?.carrier ?? null,
      tracking: shipment?.tracking ?? null,
      due_at: isDone ? null : now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
