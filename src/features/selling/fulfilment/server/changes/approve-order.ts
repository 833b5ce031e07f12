import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { approveReview, lockOrderFor } from '#features/selling/orders/server/index.ts'
import { DAY_MS } from '#lib/dates.ts'
import { approvalRefusal } from '../../rules/staff-changes.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'

export type ApproveOrderResult =
  | { kind: 'approved' }
  | NoOrder
  | { kind: 'refused'; reason: 'not_in_review' | 'stock_short' }

class StockShort extends Error {}

/**
 * Approves a large order by check: reserves its stock and asks the buyer for the check. To decline one,
 * cancel it.
 */
export async function approveOrder(
  db: Db,
  permission: Authorized<'orders.approve'>,
  { orderId, now, seen, checkDays }: OrderChange & { checkDays: number },
): Promise<ApproveOrderResult> {
  try {
    return await inTransaction(
      db,
      async (trx): Promise<ApproveOrderResult> => {
        const order = await lockOrderFor(trx, permission, orderId, seen)
        if (!order) return NO_ORDER
        const refusal = approvalRefusal(order)
        if (refusal) return { kind: 'refused', reason: refusal }
        const until = new Date(now.getTime() + checkDays * DAY_MS)
        const missing = await approveReview(trx, order, { actor: permission.actor, now, until })
        if (missing.length > 0) throw new StockShort()
        await notify(trx, { kind: 'order_approved', orderID: order.id }, now)
        return { kind: 'approved' }
      },
      texts.busy,
    )
  } catch (error) {
    if (error instanceof StockShort) return { kind: 'refused', reason: 'stock_short' }
    throw error
  }
}
