import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { findCards } from '#features/catalog/catalog/server/index.ts'
import {
  type Authorized,
  needs,
  requireAllRows,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { withPoints } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { manualWatchDeskContract, manualWatchesContract } from '../contract.ts'
import { MANUAL_WATCH_LIMITS } from '../rules/limits.ts'
import { MANUAL_WATCH } from '../rules/permissions.ts'
import { texts } from '../texts.ts'
import { manualsOf } from './changed-manuals.ts'

interface AskContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
}

const os = implement(manualWatchesContract).$context<AskContext>()

export const manualWatchesHandlers = {
  ask: os.ask.handler(async ({ input, context: { db, clock, request, rateLimits } }) => {
    const email = input.email.toLowerCase()
    const points = [
      [MANUAL_WATCH_LIMITS['manual-watch'], networkOf(request.ip)],
      [MANUAL_WATCH_LIMITS['manual-watch-to'], mailboxOf(email)],
    ] as const
    await withPoints(
      rateLimits,
      points,
      () => keepWatch(db, input.productId, email, clock.now()),
      texts.tooMany,
    )
    return { received: true as const }
  }),
}

/** An alert that waits stays as it is: it also tells of a change before the second request. */
async function keepWatch(db: Db, productId: string, email: string, now: Date): Promise<void> {
  const [card] = await findCards(db, [productId], now)
  if (card === undefined || card.withdrawn_at !== null || card.is_service)
    throw new ApiError('unknown_product', texts.unknownProduct, { status: 404 })
  await inTransaction(
    db,
    (trx) =>
      trx
        .insertInto('manual_watch')
        .values({ product_id: card.id, email, manuals: manualsOf(card.id), asked_at: now })
        .onConflict((conflict) =>
          conflict.columns(['product_id', 'email']).where('told_at', 'is', null).doNothing(),
        )
        .execute(),
    texts.failed,
  )
}

const desk = implement(manualWatchDeskContract).$context<WhoAsks & { db: Db }>()

export const manualWatchDeskHandlers = {
  list: desk.list
    .use(needs(MANUAL_WATCH.read))
    .handler(async ({ input: { after }, context: { db, permission } }) => {
      const { page, next } = await listWatches(db, permission, after)
      return {
        watches: page.map((row) => ({
          id: row.id,
          product: row.name,
          href: productPath([], { id: row.product_id, slug: row.slug }),
          email: row.email,
          askedAt: row.asked_at.toISOString(),
          toldAt: row.told_at?.toISOString() ?? null,
        })),
        next,
      }
    }),
}

const PAGE = 50

/** A page of the alerts, the newest first. Throws ApiError invalid, forbidden. */
async function listWatches(db: Db, permission: Authorized<'manual-watches.read'>, after: string | undefined) {
  requireAllRows(permission)
  const { order, isAfter } = placeIn({ id: 'w.id', direction: 'desc' }, after)
  const rows = await db
    .selectFrom('manual_watch as w')
    .innerJoin('product as p', 'p.id', 'w.product_id')
    .select(['w.id', 'w.email', 'w.asked_at', 'w.told_at', 'w.product_id', 'p.name', 'p.slug'])
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE + 1)
    .execute()
  return pageOf(rows, PAGE)
}
