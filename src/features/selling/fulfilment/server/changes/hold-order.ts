import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  holdStoredOrder,
  lockOrderFor,
  type OrderRow,
  releaseStoredHold,
} from '#features/selling/orders/server/index.ts'
import { holdRefusal, releaseRefusal } from '../../rules/staff-changes.ts'
import { texts } from '../../texts.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { shipmentsOf, shippableLines } from '../shipping/shipments.ts'

type Refused<Reason> = { kind: 'refused'; reason: Exclude<Reason, undefined> }
type HoldResult = { kind: 'held' } | NoOrder | Refused<ReturnType<typeof holdRefusal>>
type ReleaseResult = { kind: 'released' } | NoOrder | Refused<ReturnType<typeof releaseRefusal>>

/** Holds an order: nothing of it ships until it is released. What has left is on its way. */
export const holdOrder = (
  db: Db,
  permission: Authorized<'orders.hold'>,
  change: OrderChange & { reason: string },
): Promise<HoldResult> =>
  inTransaction(
    db,
    async (trx): Promise<HoldResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const refusal = holdRefusal(order, await unitsLeft(trx, order))
      if (refusal) return { kind: 'refused', reason: refusal }
      await holdStoredOrder(trx, { ...change, orderId: order.id, actor: permission.actor })
      return { kind: 'held' }
    },
    texts.busy,
  )

/** Releases an order that is on hold. `reason` may be ''. */
export const releaseOrderHold = (
  db: Db,
  permission: Authorized<'orders.hold'>,
  change: OrderChange & { reason: string },
): Promise<ReleaseResult> =>
  inTransaction(
    db,
    async (trx): Promise<ReleaseResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const refusal = releaseRefusal(order)
      if (refusal) return { kind: 'refused', reason: refusal }
      await releaseStoredHold(trx, { ...change, orderId: order.id, actor: permission.actor })
      return { kind: 'released' }
    },
    texts.busy,
  )

async function unitsLeft(trx: Transaction<Tables>, { id }: OrderRow): Promise<number> {
  const lines = await shippableLines(trx, id, await shipmentsOf(trx, id))
  return lines.reduce((sum, { quantity, shipped }) => sum + quantity - shipped, 0)
}
