import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { needsOrder, type OrdersContext } from '#features/selling/orders/server/index.ts'
import { movementsOf } from '#features/selling/payments/server/index.ts'
import { allOf } from '#lib/all-of.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { requireOffered } from '#lib/merchant/offers.ts'
import { type FileStore, fileAnswer } from '#platform/files/server/file-store.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { fulfilmentContract } from '../contract.ts'
import { DAMAGE, FULFILMENT_LIMITS, RETURN } from '../rules/access.ts'
import { buyerOption } from '../rules/shipping.ts'
import { texts } from '../texts.ts'
import { openCancelRequest, refusedCancelOf } from './changes/ask-cancel.ts'
import { cancelOrder } from './changes/cancel-order.ts'
import { damagePhoto, findDamage, reportDamage } from './damage/damage.ts'
import { damageRefusal, sentPhotos } from './damage/sent-photos.ts'
import { notify } from './mail/notices.ts'
import { presentTracking } from './present.ts'
import { replacementsOf } from './replacement/replacements.ts'
import { findReturns } from './returns/read-returns.ts'
import { requestReturn, returnableLines } from './returns/request-return.ts'
import { serialsOf } from './serials/read-serials.ts'
import { findFreightLines, shipmentsOf } from './shipping/shipments.ts'

interface FulfilmentContext extends OrdersContext {
  clock: Clock
  rateLimits: Limits
  files: FileStore
}

const os = implement(fulfilmentContract).$context<FulfilmentContext>()

// Each endpoint starts with its gate, `needsOrder`.
export const fulfilmentHandlers = {
  track: os.track.use(needsOrder).handler(async ({ context }) => {
    const { order, lines, shopper } = context.opened
    const { db } = context
    const stored = await allOf({
      shipments: shipmentsOf(db, order.id),
      movements: movementsOf(db, order.id),
      requested: findRequest(db, order.id),
      refusedCancel: refusedCancelOf(db, order.id),
      returns: findReturns(db, order.id),
      damage: findDamage(db, order.id),
      freightLines: findFreightLines(db, order.id),
      replacements: replacementsOf(db, order.id),
      serials: serialsOf(db, [order.id]),
    })
    return presentTracking({
      ...{ order, lines, ...stored },
      returnableLines: returnableLines(lines, stored.shipments),
      isOwnBrowser: shopper.recognized?.by === 'cookie',
      now: context.clock.now(),
    })
  }),

  emailSummary: os.emailSummary.use(needsOrder).handler(async ({ context }) => {
    const { order } = context.opened
    const { wait } = await context.rateLimits.take(FULFILMENT_LIMITS['order-summary'], order.id)
    if (wait > 0)
      throw new ApiError('too_many_mails', texts.tooManyMails, {
        status: 429,
        details: { retryAfterSeconds: wait },
      })
    const now = context.clock.now()
    await inTransaction(
      context.db,
      (trx) => notify(trx, { kind: 'summary', orderID: order.id, at: now.toISOString() }, now),
      texts.busy,
    )
    return { submitted: true }
  }),

  request: os.request.use(needsOrder).handler(async ({ input, context }) => {
    const { order, shopper } = context.opened
    const allowed = buyerOption(order.state, shopper.recognized?.by === 'cookie', false)
    // The order may have moved on since the buyer opened the page.
    if (allowed !== input.option) throw new ApiError('not_possible', texts.notPossible, { status: 409 })
    const reason = input.reason ?? ''
    const now = context.clock.now()
    if (input.option === 'cancel') {
      const permission = requirePermission(shopper, ORDER.cancel)
      const done = await cancelOrder(context.db, permission, {
        orderId: order.id,
        reason: reason || texts.buyerCancelled,
        now,
      })
      if (done.kind === 'refused') throw new ApiError('not_possible', texts.notPossible, { status: 409 })
      return { result: 'cancelled' }
    }
    await inTransaction(
      context.db,
      (trx) => openCancelRequest(trx, { orderId: order.id, reason, actor: shopper, now }),
      texts.busy,
    )
    return { result: 'requested' }
  }),

  askReturn: os.askReturn.use(needsOrder).handler(async ({ input, context }) => {
    requireOffered('offer returns')
    const { order, shopper } = context.opened
    const lines = input.lines.map(({ lineNo, qty }) => ({ lineNo, quantity: qty }))
    const permission = requirePermission(shopper, RETURN.request)
    const asked = await requestReturn(context.db, permission, {
      orderId: order.id,
      why: input.why,
      note: input.note ?? '',
      lines,
      now: context.clock.now(),
    })
    if (asked.kind === 'asked') return { rma: asked.rma }
    throw new ApiError('not_possible', texts.returnRefused[asked.reason], {
      status: 409,
      details: { reason: asked.reason },
    })
  }),

  reportDamage: os.reportDamage.use(needsOrder).handler(async ({ input, context }) => {
    const { order, shopper } = context.opened
    await takePoint(
      context.rateLimits,
      [FULFILMENT_LIMITS['damage-report'], networkOf(context.request.ip)],
      texts.tooManyReports,
    )
    const photos = await sentPhotos(input.photos)
    const permission = requirePermission(shopper, DAMAGE.report)
    const done = await reportDamage(context, permission, {
      orderId: order.id,
      note: input.note,
      wasNoted: input.noted === 'yes',
      photos,
      now: context.clock.now(),
    })
    if (done.kind === 'reported') return { submitted: true }
    throw damageRefusal(done.reason)
  }),

  damagePhoto: os.damagePhoto.use(needsOrder).handler(async ({ input, context }) => {
    const { order } = context.opened
    const bytes = await damagePhoto(context, order.id, input.photo)
    if (!bytes) throw new ApiError('not_found', texts.noPhoto, { status: 404 })
    const name = `damage-${order.id}-${input.photo.slice(0, 6)}.jpg`
    return fileAnswer(bytes, name)
  }),
}

async function findRequest(db: Db, orderId: string): Promise<'cancel_request' | 'return_request' | null> {
  const row = await db
    .selectFrom('work_item')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .where('kind', 'in', ['cancel_request', 'return_request'])
    .executeTakeFirst()
  return row ? (row.kind as 'cancel_request' | 'return_request') : null
}
