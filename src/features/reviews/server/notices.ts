import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Mailer } from '#features/mail/server/index.ts'
import type { OutboxHandler } from '#features/orders/server/index.ts'
import { texts } from '../texts.ts'

type Kind = 'review' | 'question' | 'answer'

/** The topic of mails about reviews and questions: to the store when one came in, to the asker when it is answered. */
export const NOTICE_TOPIC = 'mail.review-notice'

/** The mail that follows what was just stored; a later version of the same thing is told again. */
export const noticeMail = (kind: Kind, id: number, at: Date) => ({
  topic: NOTICE_TOPIC,
  dedupeKey: `${kind}:${id}:${at.getTime()}`,
  payload: { kind, id },
})

interface Told {
  sku: string
  name: string
  author: string
  email: string | null
  text: string
  rating: number | null
  verified: boolean | null
  answer: string | null
}

const readers: Record<Kind, (id: number) => ReturnType<typeof sql<Told>>> = {
  review: (id) =>
    sql<Told>`select p.sku, p.name, r.author, r.email, r.title || E'\n\n' || r.body as text, r.rating, r.verified, null as answer from review r join product p on p.id = r.product_id where r.id = ${id}`,
  question: (id) =>
    sql<Told>`select p.sku, p.name, q.author, q.email, q.body as text, null as rating, null as verified, q.answer from question q join product p on p.id = q.product_id where q.id = ${id}`,
  answer: (id) => readers.question(id),
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(readers, kind)

/** Sends the notices. Throws when a mail has to be tried again. */
export function sendReviewNotices({
  db,
  mailer,
  shop,
}: {
  db: Db
  mailer: Mailer
  shop: { name: string; email: string }
}): OutboxHandler {
  return async ({ kind, id }, dedupeKey) => {
    if (!isKind(kind)) throw new Error(`Unknown notice ${String(kind)}`)
    const [told] = (await readers[kind](Number(id)).execute(db)).rows
    // A product that was taken out of the catalogue takes its reviews along.
    if (told === undefined) return
    const mail = compose(kind, Number(id), told, shop)
    if (mail.to === null) return
    const result = await mailer.send({
      to: { address: mail.to },
      subject: mail.subject,
      text: mail.lines.join('\n\n'),
      html: mail.lines.map((line) => `<p>${escaped(line).replaceAll('\n', '<br>')}</p>`).join('\n'),
      dedupeKey,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    })
    if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
  }
}

function compose(
  kind: Kind,
  id: number,
  told: Told,
  shop: { name: string; email: string },
): { to: string | null; subject: string; lines: string[]; replyTo: string | null } {
  if (kind === 'answer')
    return {
      to: told.email,
      subject: texts.mail.answered(told.name),
      lines: [told.text, told.answer ?? '', shop.name],
      replyTo: shop.email,
    }
  const facts = `${told.name} (${told.sku}). ${told.author}${told.verified ? ', verified purchase' : ''}.`
  const subject =
    kind === 'review' ? texts.mail.review(told.sku, told.rating ?? 0) : texts.mail.question(told.sku)
  const next =
    kind === 'review'
      ? `node scripts/catalog.mjs publish-review ${id}`
      : `node scripts/catalog.mjs answer ${id} "…"`
  return { to: shop.email, subject, lines: [facts, told.text, next], replyTo: told.email }
}
