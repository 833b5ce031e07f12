import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/permissions.ts'
import { requirePermission, requireStepUp, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { askCancel, cancelOrder } from '#features/selling/fulfilment/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { texts } from '../texts.ts'

/**
 * Cancels an order, with a fresh second factor, or asks operations to, as far as the actor may. Throws
 * ApiError forbidden, step_up_needed, not_found, not_possible.
 */
export async function cancelPartnerOrder(
  context: WhoAsks & { db: Db },
  change: { orderId: string; reason: string; now: Date },
): Promise<'cancelled' | 'requested'> {
  const { db, actor } = context
  const asks = requirePermission(actor, 'orders.ask-cancel')
  const cancels = scopeOf(actor, 'orders.cancel') === 'all'
  // It releases money and stock.
  if (cancels) requireStepUp(context, change.now)
  const done = cancels
    ? await cancelOrder(db, requirePermission(actor, 'orders.cancel'), change)
    : await askCancel(db, asks, change)
  if (done.kind === 'cancelled' || done.kind === 'requested') return done.kind
  if ('reason' in done && done.reason === 'no_such_order')
    throw new ApiError('not_found', texts.noOrder, { status: 404 })
  throw new ApiError('not_possible', texts.notPossible, { status: 409 })
}
