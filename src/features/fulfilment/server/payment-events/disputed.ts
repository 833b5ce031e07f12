import { lockOrder, noteOrder } from '#features/orders/server/index.ts'
import type { NoticeListener } from '#features/payments/server/index.ts'
import { closeWork, openWork } from '../worklist/work-items.ts'

/** A dispute is for people: it stands on the staff's list until it is won; what moves money in it shows at the provider. */
export const afterDispute: NoticeListener = {
  async disputed(trx, { orderId, step, now }) {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    await noteOrder(trx, { orderId, kind: 'dispute', actor: 'provider', reason: step, now })
    await closeWork(trx, orderId, 'dispute', now)
    if (step !== 'won') await openWork(trx, { orderId, kind: 'dispute', note: step, actor: 'provider', now })
  },
}
