import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export interface OrderMail {
  id: number
  /** "confirmation", or the kind of the notice: "shipped" */
  kind: string
  written_at: Date
  /** null: it has not been sent yet */
  sent_at: Date | null
  last_error: string | null
}

/** The newest mails about an order; the index `outbox_order_mail` has the same expression. */
export const orderMails = async (db: Db, orderId: string): Promise<OrderMail[]> =>
  (await mailsAbout(orderId).execute(db)).rows

export const mailsAbout = (orderId: string) => sql<OrderMail>`
  select id,
    case topic
      when 'mail.order-confirmation' then 'confirmation'
      else split_part(dedupe_key, ':', 2)
    end as kind,
    created_at as written_at, sent_at, last_error
  from outbox
  where topic in ('mail.order-confirmation', 'mail.order-notice')
    and split_part(dedupe_key, ':', case topic when 'mail.order-confirmation' then 2 else 3 end)
      = ${orderId}
  order by created_at desc, id desc
  limit 100`
