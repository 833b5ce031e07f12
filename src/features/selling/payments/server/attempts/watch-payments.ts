import { sql, type Transaction } from 'kysely'
import { type Claim, heldBy, processDue, type Queue } from '#db/claims.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { PROVIDER } from '#features/people/accounts/rules/actor.ts'
import { lockOrder } from '#features/selling/orders/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type ArrivalChange, type AttemptStatus, decideArrival, nextWatchAt } from '../../rules/attempt.ts'
import { texts } from '../../texts.ts'
import { requestCapture } from '../movements/movements.ts'
import { LEASE_MS, type PaymentServices } from '../payments-context.ts'
import { gatewayOf } from '../providers.ts'
import { lookUp } from './look-up.ts'
import type { AttemptRow } from './start-attempt.ts'

/** Updates the order; called in the transaction that commits the change, with the order locked. */
export type ArrivalListener = Readonly<
  Record<
    Exclude<ArrivalChange, 'wait'>,
    (trx: Transaction<Tables>, attempt: AttemptRow, now: Date) => Promise<void>
  >
>

export const WATCHED: readonly AttemptStatus[] = ['pending', 'settled', 'refunded', 'partially_refunded']

const watched: Queue<'payment_attempt'> = {
  table: 'payment_attempt',
  key: 'id',
  due: 'next_check_at',
  number: 'checks',
  open: () => sql`status in (${sql.join(WATCHED)})`,
}

/**
 * Asks the providers about payments that were accepted before their money arrived, and about money that a
 * bank may still take back. Returns how many changed.
 */
export const watchPayments = (services: PaymentServices, listener: ArrivalListener): Promise<number> =>
  processDue(services, watched, {
    leaseMs: LEASE_MS,
    onClaimed: () => crashPoint('watch.claimed'),
    ask: (attempt) => findChange(services, attempt),
    settle: (claim, answer) => (answer ? commit(services, listener, claim, answer) : Promise.resolve(false)),
  })

interface Answer {
  change: ArrivalChange
  settlesLater: boolean
}

/**
 * The change at the provider; undefined without an answer, so the claim's end is the next check.
 */
async function findChange(services: PaymentServices, attempt: AttemptRow): Promise<Answer | undefined> {
  const gateway = gatewayOf(services, attempt.method)
  if (!gateway) return undefined
  const lookup = await lookUp(services, gateway, attempt.order_id)
  if (lookup.kind === 'unknown') return undefined
  const charge = lookup.charges.find(({ chargeId }) => chargeId === attempt.provider_txn_id)
  crashPoint('watch.provider-answered')
  const settlesLater = gateway.terms.settlesLater ?? false
  return { change: decideArrival(attempt.status, charge?.status, settlesLater), settlesLater }
}

/**
 * Commits by compare-and-set on the claim's number and on the status, with the order locked: a capture, a
 * refund or a later claim may have changed the payment meanwhile.
 */
function commit(
  { db, clock }: PaymentServices,
  listener: ArrivalListener,
  claim: Claim<AttemptRow>,
  answer: Answer,
): Promise<boolean> {
  const attempt = claim.row
  const { change } = answer
  const now = clock.now()
  return inTransaction(
    db,
    async (trx) => {
      await lockOrder(trx, attempt.order_id)
      const row = await trx
        .updateTable('payment_attempt')
        .set((eb) => ({
          ...columnsAfter(attempt, answer, now),
          ...(change === 'wait' ? {} : { version: eb('version', '+', 1), updated_at: now }),
        }))
        .where(heldBy(watched, claim))
        .where('status', '=', attempt.status)
        .returningAll()
        .executeTakeFirst()
      if (!row || change === 'wait') return false
      if (change === 'arrived')
        await requestCapture(trx, { orderId: row.order_id, actor: PROVIDER, reason: 'settled', now })
      if (change === 'taken_back') await undoCapture(trx, row, now)
      await listener[change](trx, row, now)
      crashPoint('watch.outcome-written')
      return true
    },
    texts.busy,
  )
}

function columnsAfter(attempt: AttemptRow, { change, settlesLater }: Answer, now: Date) {
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
