import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { requirePermission, type WhoAsks } from '#features/accounts/server/index.ts'
import type { Clock } from '#kit/clock.ts'
import { partnerOrdersContract } from '../contract.ts'
import { linesOf } from './lines.ts'
import { listPartnerOrders, openPartnerOrder } from './orders.ts'

interface PartnerOrdersContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(partnerOrdersContract).$context<PartnerOrdersContext>()

export const partnerOrdersHandlers = {
  list: os.list.handler(({ input, context }) =>
    listPartnerOrders(context.db, requirePermission(context.actor, 'orders.read'), input),
  ),
  open: os.open.handler(({ input, context }) =>
    openPartnerOrder(context.db, requirePermission(context.actor, 'orders.read'), input.orderID),
  ),
  lines: os.lines.handler(({ input, context }) => {
    const { actor } = requirePermission(context.actor, 'partner-orders.place')
    return linesOf({ db: context.db, actor, now: context.clock.now() }, input.text)
  }),
}
