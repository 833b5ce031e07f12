import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'

/** The outbox topic of alerts and of the mails that confirm them. */
export const WATCH_MAIL_TOPIC = 'mail.product-watch'

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), id: z.int() }),
  z.object({ kind: z.literal('news'), id: z.int(), before: z.int(), now: z.int() }),
])

export const confirmMail = (id: number, now: Date): OutboxMessage => ({
  topic: WATCH_MAIL_TOPIC,
  dedupeKey: `product-watch:${id}:confirm:${now.getTime()}`,
  payload: { kind: 'confirm', id },
})

/** @param cents the price when the shopper asked and the price now */
export const newsMail = (id: number, cents: { before: number; now: number }): OutboxMessage => ({
  topic: WATCH_MAIL_TOPIC,
  dedupeKey: `product-watch:${id}:news`,
  payload: { kind: 'news', id, ...cents },
})

/** Sends alerts. An alert that is gone by then gets no mail. Throws when a mail has to be tried again. */
export function sendWatchMails({
  db,
  mailer,
  shop,
}: {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}): OutboxHandler {
  const { mail: words } = texts
  return async (payload, dedupeKey) => {
    const message = schema.parse(payload)
    const row = await db
      .selectFrom('product_watch as w')
      .innerJoin('product as p', 'p.id', 'w.product_id')
      .select(['w.email', 'w.about', 'w.token', 'p.id', 'p.name', 'p.slug'])
      .where('w.id', '=', message.id)
      .executeTakeFirst()
    if (row === undefined) return
    const [subject, text] = wordsOf(message, row)
    const isNews = message.kind === 'news'
    const letter = await renderLetter({
      from: shop.name,
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      action: isNews
        ? { label: words.open, href: shop.origin + productPath([], row) }
        : { label: words.confirmOpen, href: `${shop.origin}/tell-me?token=${row.token}` },
      lines: [],
      sums: [],
      footnotes: isNews ? [words.last] : [],
    })
    await deliver(mailer, { to: { address: row.email }, ...letter, dedupeKey })
  }
}

function wordsOf(
  message: z.infer<typeof schema>,
  { name, about }: { name: string; about: 'price' | 'stock' },
): [subject: string, text: string] {
  const { mail: words } = texts
  if (message.kind === 'confirm') return [words.confirm(name), words.confirmText(name)]
  if (about === 'stock') return [words.stock(name), words.stockText(name)]
  const [now, before] = [formatMoney(toCents(message.now)), formatMoney(toCents(message.before))]
  return [words.price(name, now), words.priceText(name, now, before)]
}
