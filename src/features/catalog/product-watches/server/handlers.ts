import { randomBytes } from 'node:crypto'
import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { findCards } from '#features/catalog/catalog/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { requireOffered } from '#lib/merchant/offers.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type ProductWatch, productWatchesContract } from '../contract.ts'
import { WATCH_LIMITS } from '../rules/access.ts'
import { KEEP_DAYS } from '../rules/watch.ts'
import { texts } from '../texts.ts'
import { confirmMail } from './mails.ts'

interface WatchesContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
}

const os = implement(productWatchesContract).$context<WatchesContext>()
const TOKEN_BYTES = 24

export const productWatchesHandlers = {
  ask: os.ask.handler(async ({ input, context: { db, clock, request, rateLimits } }) => {
    const now = clock.now()
    const [card] = await findCards(db, [input.productId], now)
    if (card === undefined || card.withdrawn_at !== null || card.is_service)
      throw new ApiError('unknown_product', texts.unknownProduct, { status: 404 })
    const email = input.email.toLowerCase()
    requireOffered('offer product alerts')
    await takePoint(rateLimits, [WATCH_LIMITS['product-watch'], networkOf(request.ip)], texts.tooMany)
    await takePoint(rateLimits, [WATCH_LIMITS['product-watch-to'], mailboxOf(email)], texts.tooMany)
    await inTransaction(
      db,
      async (trx) => {
        const row = await trx
          .insertInto('product_watch')
          .values({
            product_id: card.id,
            email,
            about: input.about,
            price_cents: card.price_cents,
            token: randomBytes(TOKEN_BYTES).toString('base64url'),
            asked_at: now,
          })
          // The reader may have lost the first mail: it is sent again until the alert is confirmed.
          .onConflict((conflict) =>
            conflict
              .columns(['product_id', 'email', 'about'])
              .where('told_at', 'is', null)
              .doUpdateSet({ asked_at: now })
              .where('product_watch.confirmed_at', 'is', null),
          )
          .returning(['id'])
          .executeTakeFirst()
        if (row) await writeOutbox(trx, confirmMail(row.id, now), now)
      },
      texts.failed,
    )
    return { received: true as const }
  }),

  read: os.read.handler(({ input, context }) => presentWatch(context, input.token)),

  confirm: os.confirm.handler(async ({ input, context }) => {
    const { db, clock } = context
    const watch = await presentWatch(context, input.token)
    await db
      .updateTable('product_watch')
      .set({ confirmed_at: clock.now() })
      .where('token', '=', input.token)
      .where('confirmed_at', 'is', null)
      .execute()
    return { ...watch, isConfirmed: true }
  }),
}

/** The alert of a link. Throws ApiError unknown_link. */
async function presentWatch(
  { db, clock }: Pick<WatchesContext, 'db' | 'clock'>,
  token: string,
): Promise<ProductWatch> {
  const row = await db
    .selectFrom('product_watch as w')
    .innerJoin('product as p', 'p.id', 'w.product_id')
    .select(['w.about', 'w.asked_at', 'w.confirmed_at', 'p.id', 'p.name', 'p.slug'])
    .where('w.token', '=', token)
    .executeTakeFirst()
  const isOver = row?.confirmed_at === null && row.asked_at < later(clock.now(), -KEEP_DAYS.asked * DAY_MS)
  if (!row || isOver) throw new ApiError('unknown_link', texts.unknownLink, { status: 404 })
  return {
    product: row.name,
    href: productPath([], row),
    about: row.about,
    isConfirmed: row.confirmed_at !== null,
  }
}
