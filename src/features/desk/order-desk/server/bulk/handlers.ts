import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import {
  found,
  needs,
  requirePermission,
  requireSignedIn,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { Clock } from '#lib/clock.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { bulkTexts } from '../../bulk-texts.ts'
import { bulkOrdersContract } from '../../contract/bulk.ts'
import { BULK_LIMITS } from '../../rules/access.ts'
import { chooseOrders, judgeOrders } from './choose.ts'
import { newestRuns, readRun } from './read.ts'
import { retryRun, startRun } from './start.ts'

interface BulkContext extends WhoAsks {
  db: Db
  clock: Clock
  rateLimits: Limits
}

const os = implement(bulkOrdersContract).$context<BulkContext>()

export const bulkOrdersHandlers = {
  choose: os.choose.use(needs(ORDER.ship)).handler(({ input, context }) => {
    const { kind, ...filter } = input
    const reads = requirePermission(context.actor, ORDER.read)
    return chooseOrders(context.db, reads, { kind, filter, now: context.clock.now() })
  }),

  named: os.named.use(needs(ORDER.ship)).handler(async ({ input, context }) => {
    const reads = requirePermission(context.actor, ORDER.read)
    return { orders: await judgeOrders(context.db, reads, input.kind, input.orders.map(typedOrderNumber)) }
  }),

  start: os.start.use(needs(ORDER.ship)).handler(async ({ input, context }) => {
    const { actor, clock, db, rateLimits } = context
    const { accountId, sessionId } = requireSignedIn(context)
    await takePoint(rateLimits, [BULK_LIMITS['bulk-orders'], String(accountId)], bulkTexts.tooMany)
    const permission = requirePermission(actor, input.kind === 'ship' ? ORDER.ship : ORDER.deliver)
    return startRun(db, permission, input, { accountId, sessionId, now: clock.now() })
  }),

  runs: os.runs
    .use(needs(ORDER.ship))
    .handler(async ({ context }) => ({ runs: await newestRuns(context.db) })),

  run: os.run
    .use(needs(ORDER.ship))
    .handler(async ({ input, context }) => found(await readRun(context.db, input.id))),

  retry: os.retry.use(needs(ORDER.ship)).handler(async ({ input, context }) => {
    const { kind } = found(await readRun(context.db, input.id))
    const permission = requirePermission(context.actor, kind === 'ship' ? ORDER.ship : ORDER.deliver)
    const { sessionId } = requireSignedIn(context)
    return {
      again: await retryRun(context.db, permission, { ...input, sessionId, now: context.clock.now() }),
    }
  }),
}
