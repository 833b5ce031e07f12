import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { getOrder } from '#features/selling/orders/server/index.ts'
import { formatDate } from '#lib/dates.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'
import { coverageOfRow, stateOf } from './coverage.ts'

/** The outbox topic of mails about a registration. */
export const WARRANTY_MAIL_TOPIC = 'mail.warranty'
/** The outbox topic of the reminder to register. */
export const WARRANTY_REMINDER_TOPIC = 'mail.warranty-reminder'

const schema = z.object({ kind: z.enum(['registered', 'filed']), id: z.int() })

const warrantyMail = (kind: 'registered' | 'filed', id: number): OutboxMessage => ({
  topic: WARRANTY_MAIL_TOPIC,
  dedupeKey: `warranty:${id}:${kind}`,
  payload: { kind, id },
})

/** One mail for each registration, however often it is corrected. */
export const registeredMail = (id: number): OutboxMessage => warrantyMail('registered', id)
export const filedMail = (id: number): OutboxMessage => warrantyMail('filed', id)

interface Parts {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}

/** The page of an order's registrations; it asks for the postal code in a browser that did not order. */
const pageOf = (origin: string, orderId: string): string =>
  `${origin}/ten-year-warranty?${new URLSearchParams({ orderID: orderId })}`

/** Tells owners of their registrations. Throws when a mail has to be tried again. */
export function sendWarrantyMails({ db, mailer, shop }: Parts): OutboxHandler {
  const { mail: words } = texts
  return async (payload, dedupeKey) => {
    const { kind, id } = schema.parse(payload)
    const row = await db
      .selectFrom('warranty_registration')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return
    const order = await getOrder(db, row.order_id)
    const until = formatDate(coverageOfRow(row, stateOf(order)).endsOn)
    const isFiled = kind === 'filed'
    const subject = isFiled ? words.filed(row.unit) : words.registered(row.unit)
    const text = isFiled
      ? words.filedText(row.product, row.maker_reference ?? '', until)
      : words.registeredText(row.product, until)
    const letter = await renderLetter({
      from: shop.name,
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      action: { label: words.open, href: pageOf(shop.origin, row.order_id) },
      lines: [],
      sums: [],
      footnotes: row.serial === null ? [] : [words.serial(row.serial)],
    })
    await deliver(mailer, { to: { address: order.email }, ...letter, dedupeKey })
  }
}

const reminderSchema = z.object({ orderId: z.string(), units: z.array(z.string()), days: z.int() })

export const reminderMail = (reminder: z.infer<typeof reminderSchema>): OutboxMessage => ({
  topic: WARRANTY_REMINDER_TOPIC,
  dedupeKey: `warranty-reminder:${reminder.orderId}`,
  payload: reminder,
})

/** Sends reminders. Throws when a mail has to be tried again. */
export function sendWarrantyReminders({ db, mailer, shop }: Parts): OutboxHandler {
  const { mail: words } = texts
  return async (payload, dedupeKey) => {
    const { orderId, units, days } = reminderSchema.parse(payload)
    const { email } = await getOrder(db, orderId)
    const text = words.remindText(units.join(', '), days)
    const letter = await renderLetter({
      from: shop.name,
      subject: words.remind,
      preview: text,
      heading: words.remind,
      paragraphs: [text],
      action: { label: words.remindOpen, href: pageOf(shop.origin, orderId) },
      lines: [],
      sums: [],
      footnotes: [],
    })
    await deliver(mailer, { to: { address: email }, ...letter, dedupeKey })
  }
}
