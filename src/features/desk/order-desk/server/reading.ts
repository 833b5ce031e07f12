import { implement } from '@orpc/server'
import { found, needs } from '#features/people/accounts/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { readingCalls } from '../contract/reading.ts'
import { ORDER_DESK } from '../rules/access.ts'
import type { OrderDeskContext } from './context.ts'
import { presentOrder } from './present-order.ts'
import { readOrder } from './read-order.ts'

const os = implement(readingCalls).$context<OrderDeskContext>()

export const readingHandlers = {
  open: os.open.use(needs(ORDER_DESK.read)).handler(async ({ input, context }) => {
    const { db, permission, actor, clock } = context
    const now = clock.now()
    const stored = found(await readOrder(db, permission, typedOrderNumber(input.orderID), now))
    return presentOrder(stored, { actor, today: inStoreZone(now).day })
  }),
}
