import { inTransaction } from '#db/transaction.ts'
import { type Authorized, requireAllRows, requireStill } from '#features/people/accounts/server/index.ts'
import { lockOrder } from '#features/selling/orders/server/index.ts'
import {
  findProvider,
  lookUp,
  type PaymentServices,
  recordRefunded,
} from '#features/selling/payments/server/index.ts'
import { toCents } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { compareMoney, isMoving } from '../../rules/compare-money.ts'
import { texts } from '../../texts.ts'
import { endRefundThatNoLongerFits } from '../changes/refund-requests.ts'
import { moneyMoved } from '../payment-events/money-moved.ts'
import { compareAgain, ourMoney } from './compare.ts'

export type TookOver =
  | { kind: 'taken_over' }
  | { kind: 'refused'; reason: 'not_listed' | 'money_moving' | 'not_answering' | 'too_much' }

const refuse = (reason: Extract<TookOver, { kind: 'refused' }>['reason']): TookOver => ({
  kind: 'refused',
  reason,
})

/**
 * Takes a refund that was made at the provider by hand into our books, as the provider states it now. No
 * money moves. Sent twice, the second finds nothing to take over.
 */
export async function takeOverRefund(
  services: PaymentServices,
  permission: Authorized<'payments.reconcile'>,
  {
    reference,
    chargeId,
    provider,
    reason,
  }: { reference: string; chargeId: string; provider: string; reason: string },
): Promise<TookOver> {
  requireAllRows(permission)
  const gateway = findProvider(services, provider)?.gateway
  const lookup = gateway && (await lookUp(services, gateway, reference))
  if (lookup?.kind !== 'found') return refuse('not_answering')
  const now = services.clock.now()
  const done = await inTransaction<TookOver>(
    services.db,
    async (trx) => {
      await requireStill(trx, permission)
      const order = await lockOrder(trx, reference)
      const { money } = await ourMoney(trx, reference)
      if (isMoving(money)) return refuse('money_moving')
      const found = compareMoney(money, lookup.charges)
      const missing = found && found.chargeId === chargeId ? refundToTakeOver(found) : undefined
      if (!order || !missing) return refuse('not_listed')
      const { cents, key } = missing
      const movement = await recordRefunded(trx, {
        orderId: reference,
        actor: permission.actor,
        reason,
        now,
        amount: toCents(cents),
        reference: key,
      })
      if (!movement) return refuse('too_much')
      await moneyMoved.moved(trx, movement, now)
      await endRefundThatNoLongerFits(trx, order, now)
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'payments.take-over',
        entity: 'payment difference',
        entityId: reference,
        after: { provider, charge: chargeId, cents },
        reason,
      })
      return { kind: 'taken_over' }
    },
    texts.busy,
  )
  if (done.kind === 'taken_over') await compareAgain(services, permission, reference)
  return done
}

/** The cents that the provider refunded and we did not book, and the reference that we store with them. */
function refundToTakeOver({
  kind,
  chargeId,
  theirs,
  ours,
}: NonNullable<ReturnType<typeof compareMoney>>): { cents: number; key: string } | undefined {
  if (!theirs) return undefined
  if (kind === 'unknown_refund') return { cents: theirs.amount, key: chargeId }
  const more = theirs.amount - (ours?.amount ?? 0)
  return kind === 'refunded' && more > 0
    ? { cents: more, key: `${chargeId}-refund-${theirs.amount}` }
    : undefined
}
