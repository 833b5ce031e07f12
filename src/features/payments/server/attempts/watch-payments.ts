import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { PROVIDER } from '#features/accounts/rules/actor.ts'
import { lockOrder } from '#features/orders/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import type { AttemptStatus } from '../../rules/attempt.ts'
import { type ArrivalChange, decideArrival, nextWatchAt } from '../../rules/watch.ts'
import { texts } from '../../texts.ts'
import { requestCapture } from '../movements/movements.ts'
import type { PaymentServices } from '../payment-services.ts'
import { gatewayOf } from '../providers.ts'
import { lookUp } from './look-up.ts'
import type { AttemptRow } from './start-attempt.ts'

/** What follows in the order; called in the transaction that commits the change, with the order locked. */
export type ArrivalListener = Readonly<
  Record<
    Exclude<ArrivalChange, 'wait'>,
    (trx: Transaction<Tables>, attempt: AttemptRow, now: Date) => Promise<void>
  >
>

export const WATCHED: readonly AttemptStatus[] = ['pending', 'settled', 'refunded', 'partially_refunded']
/** A process that claims a row has this long; then another process may claim it. */
const CLAIM_MS = 60_000
const BATCH = 20

/**
 * Asks the providers about payments that were accepted before their money arrived, and about money that a
 * bank may still take back. Returns how many changed.
 */
export async function watchPayments(services: PaymentServices, listener: ArrivalListener): Promise<number> {
  const due = await claimDue(services.db, services.clock.now())
  crashPoint('follow.claimed')
  const moved = await Promise.all(due.map((attempt) => watchOne(services, listener, attempt)))
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
        .where('status', 'in', WATCHED)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(sql.lit(BATCH))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

async function watchOne(
  services: PaymentServices,
  listener: ArrivalListener,
  attempt: AttemptRow,
): Promise<boolean> {
  const gateway = gatewayOf(services, attempt.method)
  if (!gateway) return false
  const lookup = await lookUp(services, gateway, attempt.order_id)
  if (lookup.kind === 'unknown') return false
  const charge = lookup.charges.find(({ chargeId }) => chargeId === attempt.provider_txn_id)
  crashPoint('follow.provider-answered')
  const settlesLater = gateway.terms.settlesLater ?? false
  const change = decideArrival(attempt.status, charge?.status, settlesLater)
  return commit(services, listener, { attempt, change, settlesLater })
}

interface Answer {
  attempt: AttemptRow
  change: ArrivalChange
  settlesLater: boolean
}

/**
 * By compare-and-set on the status, behind the order's lock: a notice and this job may find the same change
 * at once, and it is committed once.
 */
function commit({ db, clock }: PaymentServices, listener: ArrivalListener, answer: Answer): Promise<boolean> {
  const { attempt, change } = answer
  const now = clock.now()
  return inTransaction(
    db,
    async (trx) => {
      await lockOrder(trx, attempt.order_id)
      const row = await trx
        .updateTable('payment_attempt')
        .set((eb) => ({
          ...columnsAfter(answer, now),
          ...(change === 'wait' ? {} : { version: eb('version', '+', 1), updated_at: now }),
        }))
        .where('id', '=', attempt.id)
        .where('status', '=', attempt.status)
        .returningAll()
        .executeTakeFirst()
      if (!row || change === 'wait') return false
      if (change === 'arrived')
        await requestCapture(trx, { orderId: row.order_id, actor: PROVIDER, reason: 'settled', now })
      if (change === 'taken_back') await undoCapture(trx, row, now)
      await listener[change](trx, row, now)
      crashPoint('follow.outcome-written')
      return true
    },
    texts.busy,
  )
}

function columnsAfter({ attempt, change, settlesLater }: Answer, now: Date) {
  switch (change) {
    case 'wait':
      return {
        next_check_at:
          settlesLater || attempt.status === 'pending'
            ? nextWatchAt(attempt.status, attempt.created_at, now)
            : null,
      }
    case 'arrived':
      return {
        status: 'settled' as const,
        next_check_at: settlesLater ? nextWatchAt('settled', attempt.created_at, now) : null,
      }
    case 'authorized':
      return { status: 'authorized' as const, next_check_at: null }
    case 'refused':
      return {
        status: 'declined' as const,
        error_code: 'settlement_declined',
        error_text: texts.bankReturned,
        next_check_at: null,
      }
    case 'taken_back':
      return { status: 'returned' as const, error_code: 'returned', next_check_at: null }
  }
}

/** The bank took the money back: nothing can ship or be refunded on it. */
const undoCapture = (trx: Transaction<Tables>, attempt: AttemptRow, now: Date) =>
  trx
    .updateTable('money_movement')
    .set({ status: 'failed', error_code: 'returned', updated_at: now })
    .where('attempt_id', '=', attempt.id)
    .where('kind', '=', 'capture')
    .where('status', '=', 'done')
    .execute()
