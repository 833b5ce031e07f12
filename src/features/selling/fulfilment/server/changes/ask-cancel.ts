import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, noteOrder } from '#features/selling/orders/server/index.ts'
import { mayAskToCancel } from '../../rules/shipping.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { closeWork, openWork } from '../worklist/work-items.ts'

/** The event in an order's history when staff can't do what a request to cancel asks for. */
export const CANCEL_REFUSED = 'cancel_refused'

type AskResult = { kind: 'requested' } | NoOrder | { kind: 'refused' }

/**
 * Puts the request to cancel an order on the work list of operations and into its history, once, and mails
 * the buyer. Nothing happens when it is there already.
 */
export async function openCancelRequest(
  trx: Transaction<Tables>,
  { orderId, reason, actor, now }: OrderChange & { reason: string; actor: Actor },
): Promise<void> {
  const isNew = await openWork(trx, { orderId, kind: 'cancel_request', note: reason, actor, now })
  if (!isNew) return
  await noteOrder(trx, { orderId, kind: 'cancel_asked', reason, actor, now })
  await notify(trx, { kind: 'requested', orderID: orderId, at: now.toISOString() }, now)
}

/** Asks operations to cancel an order that the asking person may see and that has not left. */
export const askCancel = (
  db: Db,
  permission: Authorized<'orders.ask-cancel'>,
  change: OrderChange & { reason: string },
): Promise<AskResult> =>
  inTransaction(
    db,
    async (trx): Promise<AskResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId)
      if (!order) return NO_ORDER
      if (!mayAskToCancel(order.state)) return { kind: 'refused' }
      await openCancelRequest(trx, { ...change, actor: permission.actor })
      return { kind: 'requested' }
    },
    texts.busy,
  )

type RefuseResult = { kind: 'cancel_refused' } | NoOrder | { kind: 'refused'; reason: 'no_cancel_request' }

/**
 * Answers a request to cancel an order with "no": the buyer gets a mail with the reason and reads it on the
 * order's page, and the request leaves the work list. The buyer may ask again.
 */
export const refuseCancel = (
  db: Db,
  permission: Authorized<'orders.refuse-cancel'>,
  change: OrderChange & { reason: string },
): Promise<RefuseResult> =>
  inTransaction(
    db,
    async (trx): Promise<RefuseResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const { id: orderID } = order
      const { now } = change
      if (!(await closeWork(trx, orderID, 'cancel_request', now)))
        return { kind: 'refused', reason: 'no_cancel_request' }
      await noteOrder(trx, { ...change, kind: CANCEL_REFUSED, actor: permission.actor })
      await notify(trx, { kind: CANCEL_REFUSED, orderID, at: now.toISOString() }, now)
      return { kind: CANCEL_REFUSED }
    },
    texts.busy,
  )

/** The newest answer "no" to a request to cancel an order, or the one that was given at a moment. */
export const refusedCancelOf = (db: Db, orderId: string, at?: Date) =>
  db
    .selectFrom('order_event')
    .select(['happened_at', 'reason'])
    .where('order_id', '=', orderId)
    .where('kind', '=', CANCEL_REFUSED)
    .$if(at !== undefined, (query) => query.where('happened_at', '=', at ?? null))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
