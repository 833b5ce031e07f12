import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'

/** The outbox topic of the answer to the author of a story. */
export const STORY_MAIL_TOPIC = 'mail.customer-story'

const payloadSchema = z.object({ kind: z.enum(['published', 'refused']), id: z.int() })

export const storyMail = (kind: 'published' | 'refused', id: number): OutboxMessage => ({
  topic: STORY_MAIL_TOPIC,
  dedupeKey: `story:${id}:${kind}`,
  payload: { kind, id },
})

/** Tells authors what was decided. A story that is gone by then gets no mail. Throws to try again. */
export function sendStoryMails({
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
    const story = await db
      .selectFrom('customer_story')
      .select(['email', 'title', 'reason'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (story === undefined) return
    const { mail } = texts
    const isPublished = kind === 'published'
    const text = isPublished
      ? mail.publishedText(story.title)
      : mail.refusedText(story.title, story.reason ?? '')
    const subject = isPublished ? mail.published : mail.refused
    const letter = await renderLetter({
      from: shop.name,
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      action: { label: texts.title, href: `${shop.origin}/customer-stories` },
      lines: [],
      sums: [],
      footnotes: [],
    })
    await deliver(mailer, { to: { address: story.email }, ...letter, dedupeKey })
  }
}
