import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { mailTexts as mail } from '../mail-texts.ts'

/** The outbox topic of mails about a changed manual. */
export const MANUAL_MAIL_TOPIC = 'mail.manual-watch'

const schema = z.object({ id: z.int() })

export const changedMail = (id: number): OutboxMessage => ({
  topic: MANUAL_MAIL_TOPIC,
  dedupeKey: `manual-watch:${id}`,
  payload: { id },
})

interface Parts {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}

/** Sends alerts. An alert that is gone by then gets no mail. Throws when a mail has to be tried again. */
export function sendManualMails({ db, mailer, shop }: Parts): OutboxHandler {
  return async (payload, dedupeKey) => {
    const row = await db
      .selectFrom('manual_watch as w')
      .innerJoin('product as p', 'p.id', 'w.product_id')
      .select(['w.email', 'p.id', 'p.name', 'p.slug'])
      .where('w.id', '=', schema.parse(payload).id)
      .executeTakeFirst()
    if (row === undefined) return
    const letter = await renderLetter({
      from: shop.name,
      subject: mail.subject(row.name),
      preview: mail.text(row.name),
      heading: mail.subject(row.name),
      paragraphs: [mail.text(row.name)],
      action: { label: mail.open, href: shop.origin + productPath([], row) },
      lines: [],
      sums: [],
      footnotes: [mail.last],
    })
    await deliver(mailer, { to: { address: row.email }, ...letter, dedupeKey })
  }
}
