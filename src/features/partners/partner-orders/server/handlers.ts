import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { covers, found, requirePermission, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { loadOrder, type OrdersContext, receiptFile } from '#features/selling/orders/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { partnerOrdersContract } from '../contract.ts'
import { cancelPartnerOrder } from './cancel.ts'
import { linesOf } from './lines.ts'
import { listPartnerOrders, openPartnerOrder } from './orders.ts'

interface PartnerOrdersContext extends WhoAsks {
  db: Db
  clock: Clock
  contact: OrdersContext['contact']
}

const os = implement(partnerOrdersContract).$context<PartnerOrdersContext>()

export const partnerOrdersHandlers = {
  list: os.list.handler(({ input, context }) =>
    listPartnerOrders(context.db, requirePermission(context.actor, 'orders.read'), input),
  ),
  open: os.open.handler(({ input, context }) =>
    openPartnerOrder(context.db, requirePermission(context.actor, 'orders.read'), input.orderID),
  ),
  cancel: os.cancel.handler(async ({ input, context }) => ({
    result: await cancelPartnerOrder(context, {
      orderId: typedOrderNumber(input.orderID),
      reason: input.reason,
      now: context.clock.now(),
    }),
  })),
  receiptPdf: os.receiptPdf.handler(async ({ input, context }) => {
    const permission = requirePermission(context.actor, 'orders.read')
    const stored = await loadOrder(context.db, typedOrderNumber(input.orderID))
    return receiptFile(
      found(stored && covers(permission, stored.order) ? stored : undefined),
      context.contact,
    )
  }),
  lines: os.lines.handler(({ input, context }) => {
    const { actor } = requirePermission(context.actor, 'partner-orders.place')
    return linesOf({ db: context.db, actor, now: context.clock.now() }, input.text)
  }),
}
