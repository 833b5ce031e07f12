import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { noticeOf } from '#features/selling/fulfilment/server/index.ts'
import { lockOrderFor, noteOrder } from '#features/selling/orders/server/index.ts'
import { keyAgain, writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type MailRefusal, mailAgainRefusal } from '../../rules/mail-again.ts'
import { texts } from '../../texts.ts'

/** A mail about an order with what it was written from. */
export interface KeptMail {
  id: number
  /** "confirmation", or the kind of the notice: "shipped" */
  kind: string
  written_at: Date
  /** null: it has not been sent yet */
  sent_at: Date | null
  last_error: string | null
  topic: string
  dedupe_key: string
  payload: unknown
}

/** "confirmation", or the kind of the notice. */
export const MAIL_KIND = sql`
  case topic
    when 'mail.order-confirmation' then 'confirmation'
    else split_part(dedupe_key, ':', 2)
  end`

/** The mails about an order; the index `outbox_order_mail` has the same expression. */
export const isAbout = (orderId: string) => sql<SqlBool>`
  topic in ('mail.order-confirmation', 'mail.order-notice')
    and split_part(dedupe_key, ':', case topic when 'mail.order-confirmation' then 2 else 3 end)
      = ${orderId}`

/** One mail about an order; undefined when the order has no such mail. */
export const findOrderMail = async (db: Db, orderId: string, id: number): Promise<KeptMail | undefined> =>
  (await mailAbout(orderId, id).execute(db)).rows[0]

export const mailAbout = (orderId: string, id: number) => sql<KeptMail>`
  select
    id, ${MAIL_KIND} as kind, created_at as written_at, sent_at, last_error, topic, dedupe_key, payload
  from outbox
  where id = ${id} and ${isAbout(orderId)}`

/**
 * Sends a mail about an order once more, as the order is when it is sent, to the mailbox of the order. The
 * same key sends one mail.
 */
export const mailAgain = (
  db: Db,
  permission: Authorized<'order-desk.mail'>,
  { orderId, id, key, now }: { orderId: string; id: number; key: string; now: Date },
): Promise<
  | { kind: 'queued' | 'repeated' }
  | { kind: 'refused'; reason: MailRefusal | 'no_such_mail' | 'no_such_order' }
> =>
  inTransaction(
    db,
    async (trx) => {
      const order = await lockOrderFor(trx, permission, orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      const mail = await findOrderMail(trx, orderId, id)
      if (!mail) return { kind: 'refused', reason: 'no_such_mail' }
      const dedupeKey = keyAgain(mail.dedupe_key, key)
      const before = trx.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey)
      if (await before.executeTakeFirst()) return { kind: 'repeated' }
      const told =
        mail.kind === 'confirmation' ? { orderID: orderId } : noticeOf(mail.payload, mail.dedupe_key)
      const asMail = { kind: mail.kind, isSent: mail.sent_at !== null, isKept: told !== undefined }
      const reason = mailAgainRefusal(asMail, order.state)
      if (reason) return { kind: 'refused', reason }
      await writeOutbox(trx, { topic: mail.topic, dedupeKey, payload: { ...told, again: true } }, now)
      const { actor } = permission
      await noteOrder(trx, { orderId, kind: 'mailed_again', actor, reason: texts.mail(mail.kind), now })
      return { kind: 'queued' }
    },
    texts.busy,
  )
