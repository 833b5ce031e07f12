import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { withIdempotency } from '#db/idempotency.ts'
import { mergeLines, publicPrices, requireProducts } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { cartContract } from '../contract.ts'
import { CART_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { cartReminder } from './cart-reminder.ts'
import { cartMail, type MailedCart } from './mails.ts'

interface SendContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
}

/**
 * C-SEND: mails a cart at our own prices, within a limit per IP address and mailbox. An Idempotency-Key makes
 * it one mail for one key; without one each call is a mail.
 */
export const sendHandler = implement(cartContract.send)
  .$context<SendContext>()
  .handler(async ({ input, context }) => {
    const key = keyOf(context.request)
    const services = {
      db: context.db,
      clock: context.clock,
      texts: { otherBody: texts.mailOtherBody, stillRunning: texts.mailRunning },
    }
    return withIdempotency(services, { scope: SEND_SCOPE, key, body: input }, async () => {
      // The outbox stores the mail under this key: a retry after a crash finds it and sends no second mail.
      const cart = await mailedCart(context, input)
      await admit(context, input.email)
      const now = context.clock.now()
      await context.db.transaction().execute(async (trx) => {
        await writeOutbox(trx, cartMail(key, cart), now)
        if (input.remind) await writeOutbox(trx, cartReminder(cart, mailboxOf(input.email)), now)
      })
      return { received: true as const }
    })
  })

const SEND_SCOPE = 'cart.send'

function keyOf({ idempotencyKey }: RequestContext): string {
  if (idempotencyKey === undefined) return randomUUID()
  if (!/^[\w-]{16,255}$/.test(idempotencyKey))
    throw new ApiError('idempotency_key_required', texts.mailKeyMissing)
  return idempotencyKey
}

/** The list to mail, at our current prices. */
async function mailedCart(
  { db, clock }: SendContext,
  {
    email,
    name,
    products,
  }: { email: string; name: string; products: readonly { id: string; quantity: number }[] },
): Promise<MailedCart> {
  const at = clock.now()
  const requested = mergeLines(products.map(({ id, quantity }) => ({ id, qty: quantity })))
  if (requested.length === 0) throw new ApiError('invalid', texts.mailNothing)
  const ids = requested.map((product) => product.id)
  const lines = requireProducts(await publicPrices(db).priceBook(ids, at), ids, { sellable: true })
  return {
    email,
    name,
    at: at.toISOString(),
    lines: lines.map(({ id, sku, name: title, price }, index) => ({
      id,
      sku,
      name: title,
      qty: requested[index]?.qty ?? 1,
      price,
    })),
  }
}

async function admit({ request, rateLimits }: SendContext, email: string): Promise<void> {
  const sender = await rateLimits.take(CART_LIMITS['cart-from'], networkOf(request.ip))
  const retryAfterSeconds =
    sender.wait || (await rateLimits.take(CART_LIMITS['cart-to'], mailboxOf(email))).wait
  if (retryAfterSeconds > 0)
    throw new ApiError('too_many', texts.mailTooMany, { status: 429, details: { retryAfterSeconds } })
}
