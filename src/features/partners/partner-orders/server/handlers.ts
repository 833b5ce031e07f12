import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import {
  type Authorized,
  covers,
  found,
  needs,
  requirePermission,
  requireStepUp,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { askCancel, cancelOrder } from '#features/selling/fulfilment/server/index.ts'
import { ORDER, PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { loadOrder, type OrdersContext, receiptFile } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { partnerOrdersContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { linesOf } from './lines.ts'
import { listPartnerOrders, orderTotals } from './order-list.ts'
import { openPartnerOrder } from './orders.ts'

interface PartnerOrdersContext extends WhoAsks {
  db: Db
  clock: Clock
  contact: OrdersContext['contact']
}

const os = implement(partnerOrdersContract).$context<PartnerOrdersContext>()

export const partnerOrdersHandlers = {
  list: os.list
    .use(needs(ORDER.read))
    .handler(({ input, context }) =>
      listPartnerOrders(context.db, context.permission, { ...input, now: context.clock.now() }),
    ),
  totals: os.totals
    .use(needs(ORDER.read))
    .handler(({ input, context }) => orderTotals(context.db, context.permission, input, context.clock.now())),
  open: os.open
    .use(needs(ORDER.read))
    .handler(({ input, context }) => openPartnerOrder(context.db, context.permission, input.orderID)),
  cancel: os.cancel.use(needs(ORDER['ask-cancel'])).handler(async ({ input, context }) => ({
    result: await cancelPartnerOrder(context, {
      orderId: typedOrderNumber(input.orderID),
      reason: input.reason,
      now: context.clock.now(),
    }),
  })),
  receiptPdf: os.receiptPdf.use(needs(ORDER.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const stored = await loadOrder(context.db, typedOrderNumber(input.orderID))
    return receiptFile(
      found(stored && covers(permission, stored.order) ? stored : undefined),
      context.contact,
    )
  }),
  lines: os.lines.use(needs(PARTNER_ORDER.place)).handler(({ input, context }) => {
    const { actor } = context
    return linesOf({ db: context.db, actor, now: context.clock.now() }, input.text)
  }),
}

/**
 * Cancels an order, with a fresh second factor, or asks operations to, as far as the actor may. Throws
 * ApiError forbidden, step_up_needed, not_found, not_possible.
 */
async function cancelPartnerOrder(
  context: WhoAsks & { db: Db; permission: Authorized<'orders.ask-cancel'> },
  change: { orderId: string; reason: string; now: Date },
): Promise<'cancelled' | 'requested'> {
  const { db, actor, permission: asks } = context
  const cancels = scopeOf(actor, ORDER.cancel) === 'all'
  // It releases money and stock.
  if (cancels) requireStepUp(context, change.now)
  const done = cancels
    ? await cancelOrder(db, requirePermission(actor, ORDER.cancel), change)
    : await askCancel(db, asks, change)
  if (done.kind === 'cancelled' || done.kind === 'requested') return done.kind
  if ('reason' in done && done.reason === 'no_such_order')
    throw new ApiError('not_found', texts.noOrder, { status: 404 })
  throw new ApiError('not_possible', texts.notPossible, { status: 409 })
}
