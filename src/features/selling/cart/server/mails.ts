import { z } from 'zod'
import { add, type Cents, formatMoney, times, toCents } from '#lib/money.ts'
import { storeFullDate } from '#platform/clock/rules/store-time.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { cartLink } from '../rules/cart-link.ts'
import { texts } from '../texts.ts'

/** A cart as it is mailed: our names and prices at the moment it was sent. */
export const mailedCartSchema = z.object({
  email: z.string(),
  name: z.string(),
  /** ISO 8601 */
  at: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      price: z.int().transform((cents): Cents => toCents(cents)),
    }),
  ),
})
export type MailedCart = z.infer<typeof mailedCartSchema>

/** The outbox topic of a cart that a shopper sends by email. */
export const CART_MAIL_TOPIC = 'mail.cart'

export const cartMail = (key: string, cart: MailedCart): OutboxMessage => ({
  topic: CART_MAIL_TOPIC,
  dedupeKey: `cart:${key}`,
  payload: cart,
})

export interface CartMailShop {
  name: string
  phone: string
  /** origin of the store, without a slash at the end */
  origin: string
}

/** Sends mailed carts. Throws when a mail has to be tried again. */
export function sendCartMails({ mailer, shop }: { mailer: Mailer; shop: CartMailShop }): OutboxHandler {
  return async (payload, dedupeKey) => {
    const cart = mailedCartSchema.parse(payload)
    const mail = await renderLetter(cartLetter(cart, shop, texts.mail))
    await deliver(mailer, { to: { address: cart.email }, ...mail, dedupeKey })
  }
}

/** A cart as a letter. The words of the first mail and of the reminder differ. */
export function cartLetter(
  cart: MailedCart,
  shop: CartMailShop,
  words: typeof texts.mail | typeof texts.reminder,
) {
  const subTotal = formatMoney(add(...cart.lines.map((line) => times(line.price, line.qty))))
  return {
    from: shop.name,
    subject: words.subject(cart.name),
    preview: texts.mail.preview(cart.lines.length, subTotal),
    heading: texts.mail.heading(cart.name),
    paragraphs: [words.intro(storeFullDate(cart.at))],
    action: { label: texts.mail.open, href: shop.origin + cartLink(cart.lines) },
    lines: cart.lines.map((line) => ({
      id: line.id,
      name: line.name,
      note: `${line.sku}, ${line.qty} × ${formatMoney(line.price)}`,
      amount: formatMoney(times(line.price, line.qty)),
    })),
    sums: [{ label: texts.mail.subTotal, amount: subTotal, isTotal: true, note: '' }],
    footnotes: [texts.mail.notIncluded, words.notAsked(shop.phone)],
  }
}
