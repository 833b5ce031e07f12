import type { Updateable } from 'kysely'
import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { PaymentAttemptTable, Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { PROVIDER } from '#features/accounts/rules/actor.ts'
import { lockOrder } from '#features/orders/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import type { AttemptStatus } from '../../rules/attempt.ts'
import { decideFollow, type Followed, nextFollowAt } from '../../rules/watch.ts'
import { texts } from '../../texts.ts'
import { requestCapture } from '../movements/movements.ts'
import type { OfferedMethod } from '../ports.ts'
import type { AttemptRow } from './attempts.ts'
import { lookUp } from './look-up.ts'
import type { PaymentServices } from './pay-order.ts'

/** What follows in the order; called in the transaction that writes it down, with the order locked. */
export type ArrivalListener = Readonly<
  Record<
    Exclude<Followed, 'wait'>,
    (trx: Transaction<Tables>, attempt: AttemptRow, now: Date) => Promise<void>
  >
>

export const FOLLOWED: readonly AttemptStatus[] = ['pending', 'settled', 'refunded', 'partially_refunded']
// Whoever claims a row has this long; then another process may.
const CLAIM_MS = 60_000
const BATCH = 20

/**
 * Asks the providers about payments that were accepted before their money was there, and about money that a bank may still take back.
 * Returns how many moved on.
 */
export async function followPayments(services: PaymentServices, listener: ArrivalListener): Promise<number> {
  const due = await claimDue(services.db, services.clock.now())
  crashPoint('follow.claimed')
  const moved = await Promise.all(due.map((attempt) => followOne(services, listener, attempt)))
  return moved.filter(Boolean).length
}

const claimDue = (db: Db, now: Date): Promise<AttemptRow[]> =>
  db
    .updateTable('payment_attempt')
    .set({ next_check_at: new Date(now.getTime() + CLAIM_MS) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_attempt')
        .select('id')
        .where('status', 'in', FOLLOWED)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(sql.lit(BATCH))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

async function followOne(
  services: PaymentServices,
  listener: ArrivalListener,
  attempt: AttemptRow,
): Promise<boolean> {
  const gateway = services.gateways[attempt.method as OfferedMethod]
  if (gateway === undefined || gateway === 'offline') return false
  const lookup = await lookUp(services, gateway, attempt.order_id)
  if (lookup.kind === 'unknown') return false
  const charge = lookup.charges.find(({ chargeId }) => chargeId === attempt.provider_txn_id)
  crashPoint('follow.provider-answered')
  const settlesLater = gateway.settlesLater ?? false
  return commit(services, listener, {
    attempt,
    followed: decideFollow(attempt.status, charge?.status, settlesLater),
    settlesLater,
  })
}

interface Answer {
  attempt: AttemptRow
  followed: Followed
  settlesLater: boolean
}

/** By compare-and-set, behind the order's lock: a notice and the job may find the same thing at once, and it happens once. */
function commit({ db, clock }: PaymentServices, listener: ArrivalListener, answer: Answer): Promise<boolean> {
  const { attempt, followed } = answer
  const now = clock.now()
  return inTransaction(
    db,
    async (trx) => {
      await lockOrder(trx, attempt.order_id)
      const row = await trx
        .updateTable('payment_attempt')
        .set((eb) => ({
          ...afterwards(answer, now),
          ...(followed === 'wait' ? {} : { version: eb('version', '+', 1), updated_at: now }),
        }))
        .where('id', '=', attempt.id)
        .where('status', '=', attempt.status)
        .returningAll()
        .executeTakeFirst()
      if (!row || followed === 'wait') return false
      if (followed === 'arrived')
        await requestCapture(trx, { orderId: row.order_id, actor: PROVIDER, reason: 'settled', now })
      if (followed === 'taken_back') await undoCapture(trx, row, now)
      await listener[followed](trx, row, now)
      crashPoint('follow.outcome-written')
      return true
    },
    texts.busy,
  )
}

function afterwards({ attempt, followed, settlesLater }: Answer, now: Date): Updateable<PaymentAttemptTable> {
  switch (followed) {
    case 'wait':
      return {
        next_check_at:
          settlesLater || attempt.status === 'pending'
            ? nextFollowAt(attempt.status, attempt.created_at, now)
            : null,
      }
    case 'arrived':
      return {
        status: 'settled',
        next_check_at: settlesLater ? nextFollowAt('settled', attempt.created_at, now) : null,
      }
    case 'authorized':
      return { status: 'authorized', next_check_at: null }
    case 'refused':
      return {
        status: 'declined',
        error_code: 'settlement_declined',
        error_text: texts.bankReturned,
        next_check_at: null,
      }
    case 'taken_back':
      return { status: 'returned', error_code: 'returned', next_check_at: null }
  }
}

/** The money is not here any more: nothing can ship or be refunded on it. */
const undoCapture = (trx: Transaction<Tables>, attempt: AttemptRow, now: Date) =>
  trx
    .updateTable('money_movement')
    .set({ status: 'failed', error_code: 'returned', updated_at: now })
    .where('attempt_id', '=', attempt.id)
    .where('kind', '=', 'capture')
    .where('status', '=', 'done')
    .execute()
