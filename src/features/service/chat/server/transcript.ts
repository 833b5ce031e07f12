import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { MINUTE_MS } from '#lib/dates.ts'
import { storeFullDate, storeTime } from '#platform/clock/rules/store-time.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { linkedUrl } from '../rules/entry.ts'
import { texts } from '../texts.ts'
import { type EntryRow, lastEntries } from './entries.ts'

/** The outbox topic of a chat that a visitor asked for by mail. */
export const CHAT_MAIL_TOPIC = 'mail.chat'

const mailSchema = z.object({ chat: z.int(), to: z.string() })

/** One mail a minute to one mailbox, however often the button is pressed. */
export const transcriptMail = ({ chat, to, at }: { chat: number; to: string; at: Date }): OutboxMessage => ({
  topic: CHAT_MAIL_TOPIC,
  dedupeKey: `chat:${chat}:${to}:${Math.floor(at.getTime() / MINUTE_MS)}`,
  payload: { chat, to } satisfies z.infer<typeof mailSchema>,
})

const MOST_LINES = 1_000

/** Sends chats by mail. Throws when a mail has to be tried again. */
export function sendChatMails({
  db,
  mailer,
  shop,
}: {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}): OutboxHandler {
  return async (payload, dedupeKey) => {
    const { chat, to } = mailSchema.parse(payload)
    const rows = await lastEntries(db, { chat, forShopper: true, most: MOST_LINES })
    const first = rows[0]
    // The chat was deleted since.
    if (!first) return
    const mail = await renderLetter({
      from: shop.name,
      subject: texts.mail.subject(shop.name),
      preview: texts.mail.preview,
      heading: texts.mail.heading,
      paragraphs: [
        texts.mail.intro(storeFullDate(first.written_at)),
        ...rows.flatMap((row) => lineOf(row, shop.origin)),
      ],
      action: { label: texts.mail.open(shop.name), href: shop.origin },
      lines: [],
      sums: [],
      footnotes: [texts.mail.footnote],
      own: rows.flatMap(({ card }) => (card ? [linkedUrl(card, shop.origin)] : [])),
    })
    await deliver(mailer, { to: { address: to }, ...mail, dedupeKey })
  }
}

function lineOf(row: EntryRow, origin: string): string[] {
  const said = saidBy(row, origin)
  if (said === undefined) return []
  const who = row.author === 'shopper' ? texts.you : row.author_name
  return [`${storeTime(row.written_at)} ${who}: ${said}`]
}

function saidBy({ kind, text, card }: EntryRow, origin: string): string | undefined {
  if (kind === 'text') return text
  if (kind === 'file') return texts.picture
  if (kind === 'card' && card) return `${text} ${linkedUrl(card, origin)}`.trim()
  return undefined
}
