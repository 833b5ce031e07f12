import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { hasStoppedMail } from '#features/people/mail-choices/server/index.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { findOrderLines, getOrder } from '#features/selling/orders/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { formatDate } from '#lib/dates.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { type OutboxMessage, writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type CareSeason, careSeasonOf, nextMail, SEASONS, seasonalCare } from '../rules/care.ts'
import { texts } from '../texts.ts'
import { refillsOf, typesOf } from './refills.ts'

/** The outbox topic of the mails before summer and before winter. */
export const CARE_MAIL_TOPIC = 'mail.care'

/** Orders that one run of the job looks at. */
const A_RUN = 200

export interface CareReminders {
  wanted: boolean
  /** yyyy-mm-dd: the day of the next mail */
  nextOn: string
  /** the mailbox stopped mail that is not about an order, so these mails do not reach it */
  stopped: boolean
}

type MailedOrder = { readonly id: string; readonly email: string }

/** Whether the owner asked for the mails, and when the next one comes or would come. */
export async function careReminders(db: Db, order: MailedOrder, now: Date): Promise<CareReminders> {
  const row = await db
    .selectFrom('care_reminder')
    .select('next_on')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  return {
    wanted: row !== undefined,
    nextOn: row?.next_on ?? nextMail(inStoreZone(now).day).on,
    stopped: await hasStoppedMail(db, order.email),
  }
}

/** The owner asks for the mails, or stops them. A second press changes nothing. */
export async function wantReminders(db: Db, orderId: string, wanted: boolean, now: Date): Promise<void> {
  if (!wanted) {
    await db.deleteFrom('care_reminder').where('order_id', '=', orderId).execute()
    return
  }
  await db
    .insertInto('care_reminder')
    .values({ order_id: orderId, asked_at: now, next_on: nextMail(inStoreZone(now).day).on })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const schema = z.object({ orderId: z.string(), season: z.enum(SEASONS), askedOn: z.string() })

const careMail = (care: z.infer<typeof schema>, on: string): OutboxMessage => ({
  topic: CARE_MAIL_TOPIC,
  dedupeKey: `care:${care.orderId}:${on}`,
  payload: care,
})

/** Writes the mails whose day has come, each once. Returns how many. */
export const remindOfCare = (db: Db, now: Date, most = A_RUN): Promise<number> =>
  inTransaction(
    db,
    async (trx) => {
      const today = inStoreZone(now).day
      const due = await trx
        .selectFrom('care_reminder')
        .selectAll()
        .where('next_on', '<=', today)
        .orderBy('next_on')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { order_id: orderId, next_on: on, asked_at: askedAt } of due) {
        const askedOn = inStoreZone(askedAt).day
        await writeOutbox(trx, careMail({ orderId, season: careSeasonOf(on), askedOn }, on), now)
        await trx
          .updateTable('care_reminder')
          .set({ next_on: nextMail(today).on })
          .where('order_id', '=', orderId)
          .execute()
      }
      return due.length
    },
    texts.failed,
  )

interface Parts {
  db: Db
  clock: Clock
  mailer: Mailer
  shop: { name: string; origin: string }
}

/** Sends the mails. An order that was cancelled or given back gets none. Throws to be tried again. */
export function sendCareMails({ db, clock, mailer, shop }: Parts): OutboxHandler {
  const { mail: words } = texts
  return async (payload, dedupeKey) => {
    const { orderId, season, askedOn } = schema.parse(payload)
    const order = await getOrder(db, orderId)
    const care = await careOfOrder(db, orderId, season, clock.now())
    if (ENDED.has(order.state) || care.units.length + care.refills.length === 0) return
    const letter = await renderLetter({
      from: shop.name,
      subject: words.subject[season],
      preview: words.preview[season],
      heading: words.subject[season],
      paragraphs: [words.preview[season]],
      action: {
        label: words.open,
        href: `${shop.origin}/technical-information?${new URLSearchParams({ orderID: orderId })}`,
      },
      lines: [],
      sums: [],
      details: [
        ...care.units.map(({ name, tasks }) => ({
          label: name,
          lines: tasks.map(({ what, by }) => `${texts.by[by]}: ${what}`),
        })),
        ...(care.refills.length === 0
          ? []
          : [
              {
                label: texts.filters,
                lines: care.refills.map(({ name, path }) => ({ label: name, href: shop.origin + path })),
              },
            ]),
      ],
      footnotes: [texts.careNote, words.why(formatDate(askedOn))],
    })
    await deliver(mailer, { to: { address: order.email }, ...letter, dedupeKey })
  }
}

const ENDED: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded', 'returned'])

/** The work of a season for each product of an order, and the filters to buy again. */
async function careOfOrder(db: Db, orderId: string, season: CareSeason, now: Date) {
  const lines = (await findOrderLines(db, orderId)).filter(({ is_service }) => !is_service)
  const products = await typesOf(db, [...new Set(lines.map((line) => line.product_id))])
  const units = products.flatMap(({ id, type }) => {
    const tasks = seasonalCare(type, season)
    const name = lines.find((line) => line.product_id === id)?.name ?? ''
    return tasks.length === 0 ? [] : [{ name, tasks }]
  })
  const refills = await refillsOf(db, products, { now, today: inStoreZone(now).day, deliveredOn: null })
  return { units, refills }
}
