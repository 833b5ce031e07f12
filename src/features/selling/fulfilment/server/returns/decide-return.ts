import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { noteOrder } from '#features/selling/orders/server/index.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { closeWork } from '../worklist/work-items.ts'
import { lockReturn } from './read-returns.ts'

export type DecideReturnResult =
  | { kind: 'approved' | 'refused_return' }
  | { kind: 'refused'; reason: 'no_such_return' | 'decided_already' }

/** Approves or refuses a return. The buyer gets a mail that says how to send it, or why not. */
export function decideReturnRequest(
  db: Db,
  permission: Authorized<'returns.decide'>,
  { rma, isApproved, reason, now }: { rma: string; isApproved: boolean; reason: string; now: Date },
): Promise<DecideReturnResult> {
  return inTransaction(
    db,
    async (trx): Promise<DecideReturnResult> => {
      const found = await lockReturn(trx, permission, rma)
      if (!found) return { kind: 'refused', reason: 'no_such_return' }
      if (found.stored.state !== 'asked') return { kind: 'refused', reason: 'decided_already' }
      const orderId = found.order.id
      const state = isApproved ? 'approved' : 'refused'
      await trx
        .updateTable('goods_return')
        .set({ state, decision: reason, decided_at: now })
        .where('rma', '=', rma)
        .execute()
      await noteOrder(trx, {
        orderId,
        kind: `return_${state}`,
        actor: permission.actor,
        reason: `${rma} ${reason}`.trim(),
        now,
      })
      await closeWork(trx, orderId, 'return_request', now)
      await notify(trx, { kind: `return_${state}`, orderID: orderId, rma }, now)
      return { kind: isApproved ? 'approved' : 'refused_return' }
    },
    texts.busy,
  )
}
