import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, noteOrder } from '#features/selling/orders/server/index.ts'
import { buyerOption } from '../../rules/shipping.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { openWork } from '../worklist/work-items.ts'

type AskResult = { kind: 'requested' } | NoOrder | { kind: 'refused' }

/**
 * Puts the request to cancel an order on the work list of operations, once, and mails the buyer. False when
 * it is there already.
 */
export async function openCancelRequest(
  trx: Transaction<Tables>,
  { orderId, reason, actor, now }: OrderChange & { reason: string; actor: Actor },
): Promise<boolean> {
  const isNew = await openWork(trx, { orderId, kind: 'cancel_request', note: reason, actor, now })
  if (isNew) await notify(trx, { kind: 'requested', orderID: orderId, at: now.toISOString() }, now)
  return isNew
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
      if (buyerOption(order.state, false, false) !== 'ask_to_cancel') return { kind: 'refused' }
      const request = { ...change, actor: permission.actor }
      if (await openCancelRequest(trx, request)) await noteOrder(trx, { ...request, kind: 'cancel_asked' })
      return { kind: 'requested' }
    },
    texts.busy,
  )
