import type { Db } from '#db/connect.ts'
import type { Actor } from '#features/accounts/rules/actor.ts'
import { scopeOf } from '#features/accounts/rules/permissions.ts'
import { requirePermission } from '#features/accounts/server/index.ts'
import { askCancel, cancelOrder } from '#features/fulfilment/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { texts } from '../texts.ts'

/**
 * Cancels an order, or asks operations to, as far as the actor may. Throws ApiError forbidden, not_found,
 * not_possible.
 */
export async function cancelPartnerOrder(
  db: Db,
  actor: Actor,
  change: { orderId: string; reason: string; now: Date },
): Promise<'cancelled' | 'requested'> {
  const asks = requirePermission(actor, 'orders.ask-cancel')
  const done =
    scopeOf(actor, 'orders.cancel') === 'all'
      ? await cancelOrder(db, requirePermission(actor, 'orders.cancel'), change)
      : await askCancel(db, asks, change)
  if (done.kind === 'cancelled' || done.kind === 'requested') return done.kind
  if ('reason' in done && done.reason === 'no_such_order')
    throw new ApiError('not_found', texts.noOrder, { status: 404 })
  throw new ApiError('not_possible', texts.notPossible, { status: 409 })
}
