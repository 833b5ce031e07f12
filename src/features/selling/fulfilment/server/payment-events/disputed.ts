import { PROVIDER } from '#features/people/accounts/rules/actor.ts'
import { lockOrder, noteOrder } from '#features/selling/orders/server/index.ts'
import type { NoticeListener } from '#features/selling/payments/server/index.ts'
import { closeWork, openWork } from '../worklist/work-items.ts'

/**
 * Staff deal with a dispute: it is on their worklist until it is won. Only the provider knows what money
 * moves in it.
 */
export const disputed: NoticeListener = {
  async disputed(trx, { orderId, step, now }) {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    await noteOrder(trx, { orderId, kind: 'dispute', actor: PROVIDER, reason: step, now })
    await closeWork(trx, orderId, 'dispute', now)
    if (step !== 'won') await openWork(trx, { orderId, kind: 'dispute', note: step, actor: PROVIDER, now })
  },
}
