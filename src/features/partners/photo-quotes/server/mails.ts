import { z } from 'zod'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'

/** The outbox topic of the confirmation to a homeowner who sent photos. */
export const PHOTO_QUOTE_MAIL_TOPIC = 'mail.photo-quote'

const schema = z.object({
  id: z.int(),
  reference: z.string(),
  to: z.string(),
  promise: z.string(),
  photos: z.int(),
  /** of the private link that opens the request */
  key: z.string(),
})
type PhotoQuoteMail = z.infer<typeof schema>

export const photoQuoteMail = (mail: PhotoQuoteMail): OutboxMessage => ({
  topic: PHOTO_QUOTE_MAIL_TOPIC,
  dedupeKey: `photo-quote:${mail.id}`,
  payload: mail,
})

/** Sends confirmations. Throws when a mail has to be tried again. */
export function sendPhotoQuoteMails({
  mailer,
  shop,
}: {
  mailer: Mailer
  shop: { name: string; origin: string }
}): OutboxHandler {
  const { mail: words } = texts
  return async (payload, dedupeKey) => {
    const { reference, to, promise, photos, key } = schema.parse(payload)
    const mail = await renderLetter({
      from: shop.name,
      subject: words.subject(reference),
      preview: words.preview(promise),
      heading: words.heading,
      paragraphs: [words.received(photos), words.promised(promise), words.add],
      action: { label: words.open, href: `${shop.origin}/quote-by-photo/form?key=${key}` },
      lines: [],
      sums: [],
      footnotes: [words.footnote],
    })
    await deliver(mailer, { to: { address: to }, ...mail, dedupeKey })
  }
}
