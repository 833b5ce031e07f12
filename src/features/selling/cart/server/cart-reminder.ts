import type { Db } from '#db/connect.ts'
import { hasOrderedSince } from '#features/selling/orders/server/index.ts'
import { publicPrices } from '#features/selling/pricing/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import { NotYet, type OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'
import { type CartMailShop, cartLetter, type MailedCart, mailedCartSchema } from './mails.ts'

/** The outbox topic of the one reminder of a cart. */
export const CART_REMINDER_TOPIC = 'mail.cart-reminder'

/** The reminder comes this long after the cart was mailed. */
const AFTER_MS = DAY_MS

/** One reminder for a mailbox and a day, however often its owner mails a cart. */
export const cartReminder = (cart: MailedCart, mailbox: string): OutboxMessage => ({
  topic: CART_REMINDER_TOPIC,
  dedupeKey: `cart-reminder:${mailbox}:${cart.at.slice(0, 10)}`,
  payload: cart,
})

interface Parts {
  db: Db
  clock: Clock
  mailer: Mailer
  shop: CartMailShop
}

/**
 * Sends reminders of carts whose shoppers asked for one, a day later, at the prices in force then. A shopper
 * who ordered since, and a cart of which nothing is sold any more, get none. Throws when a mail has to be
 * tried again.
 */
export function sendCartReminders({ db, clock, mailer, shop }: Parts): OutboxHandler {
  return async (payload, dedupeKey) => {
    const cart = mailedCartSchema.parse(payload)
    const now = clock.now()
    const dueAt = later(new Date(cart.at), AFTER_MS)
    if (now < dueAt) throw new NotYet(dueAt)
    if (await hasOrderedSince(db, cart.email, new Date(cart.at))) return
    const book = await publicPrices(db).priceBook(
      cart.lines.map(({ id }) => id),
      now,
    )
    const lines = cart.lines.flatMap((line) => {
      const product = book.get(line.id)
      return product?.sellable ? { ...line, name: product.name, price: product.price } : []
    })
    if (lines.length === 0) return
    const asOfNow = { ...cart, lines, at: now.toISOString() }
    const mail = await renderLetter(cartLetter(asOfNow, shop, texts.reminder))
    await deliver(mailer, { to: { address: cart.email }, ...mail, dedupeKey })
  }
}
