import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'

/** The outbox topic of the answer to the author of feedback about an installer. */
export const FEEDBACK_MAIL_TOPIC = 'mail.contractor-feedback'

const payloadSchema = z.object({ kind: z.enum(['published', 'refused']), id: z.int() })

export const feedbackMail = (kind: 'published' | 'refused', id: number): OutboxMessage => ({
  topic: FEEDBACK_MAIL_TOPIC,
  dedupeKey: `contractor-feedback:${id}:${kind}`,
  payload: { kind, id },
})

/** Tells authors what was decided. Feedback that is gone by then gets no mail. Throws to try again. */
export function sendFeedbackMails({
  db,
  mailer,
  shop,
}: {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}): OutboxHandler {
  return async (payload, dedupeKey) => {
    const { kind, id } = payloadSchema.parse(payload)
    const row = await db
      .selectFrom('contractor_feedback as f')
      .innerJoin('company as c', 'c.id', 'f.company_id')
      .select(['f.email', 'f.reason', 'c.name'])
      .where('f.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return
    const { mail } = texts
    const isPublished = kind === 'published'
    const text = isPublished ? mail.publishedText(row.name) : mail.refusedText(row.name, row.reason ?? '')
    const subject = isPublished ? mail.published : mail.refused
    const letter = await renderLetter({
      from: shop.name,
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      action: { label: texts.title, href: `${shop.origin}/pro-installation` },
      lines: [],
      sums: [],
      footnotes: [],
    })
    await deliver(mailer, { to: { address: row.email }, ...letter, dedupeKey })
  }
}
