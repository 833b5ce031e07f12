import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { OrderState } from '#features/orders/rules/order-state.ts'
import { mayOpen, openOrder, type OrdersContext } from '#features/orders/server/index.ts'
import { movementsOf } from '#features/payments/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import { fulfilmentContract } from '../contract.ts'
import { buyerOption } from '../rules/shipping.ts'
import { texts } from '../texts.ts'
import { cancelOrder } from './change.ts'
import type { SummaryGuard } from './guard.ts'
import { shipmentsOf } from './locked-order.ts'
import { notify } from './notices.ts'
import { presentTracking } from './present.ts'
import { openWork } from './work.ts'

interface FulfilmentContext extends OrdersContext {
  clock: Clock
  summaryMails: SummaryGuard
}

const os = implement(fulfilmentContract).$context<FulfilmentContext>()

export const fulfilmentHandlers = {
  track: os.track.handler(async ({ input, context }) => {
    const { order, lines } = await openOrder(context, input)
    const [shipments, movements, requested] = await Promise.all([shipmentsOf(context.db, order.id), movementsOf(context.db, order.id), findRequest(context.db, order.id)])
    return presentTracking({ order, lines, shipments, movements, requested, isOwnBrowser: mayOpen(context.request, context.orderCookie, order.id) })
  }),

  emailSummary: os.emailSummary.handler(async ({ input, context }) => {
    const { order } = await openOrder(context, input)
    const wait = await context.summaryMails.waitFor(order.id)
    if (wait > 0) throw new ApiError('too_many_mails', texts.tooManyMails, { status: 429, details: { retryAfterSeconds: wait } })
    const now = context.clock.now()
    await inTransaction(context.db, (trx) => notify(trx, { kind: 'summary', orderID: order.id, at: now.toISOString() }, now), texts.busy)
    return { submitted: true }
  }),

  request: os.request.handler(async ({ input, context }) => {
    const { order } = await openOrder(context, input)
    const allowed = buyerOption(order.state as OrderState, mayOpen(context.request, context.orderCookie, order.id))
    // A page that stood open while the order went on asks for what is no longer possible.
    if (allowed !== input.option) throw new ApiError('not_possible', texts.notPossible, { status: 409 })
    const reason = input.reason?.trim() ?? ''
    const now = context.clock.now()
    if (input.option === 'cancel') {
      const done = await cancelOrder(context.db, { orderId: order.id, actor: 'buyer', reason: reason || texts.buyerCancelled, now })
      if (done.kind === 'refused') throw new ApiError('not_possible', texts.notPossible, { status: 409 })
      return { result: 'cancelled' }
    }
    await inTransaction(
      context.db,
      async (trx) => {
        const isNew = await openWork(trx, { orderId: order.id, kind: input.option === 'ask_to_return' ? 'return_request' : 'cancel_request', note: reason, actor: 'buyer', now })
        if (isNew) await notify(trx, { kind: 'requested', orderID: order.id, at: now.toISOString() }, now)
      },
      texts.busy,
    )
    return { result: 'requested' }
  }),
}

async function findRequest(db: Db, orderId: string): Promise<'cancel_request' | 'return_request' | null> {
  const row = await db.selectFrom('work_item').select('kind').where('order_id', '=', orderId).where('closed_at', 'is', null).where('kind', '<>', 'payment_difference').executeTakeFirst()
  return row ? (row.kind as 'cancel_request' | 'return_request') : null
}
