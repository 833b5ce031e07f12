import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { KEEP_DAYS } from '../rules/watch.ts'
import { texts } from '../texts.ts'
import { newsMail } from './mails.ts'

/** Alerts that one run answers. */
const A_RUN = 200

/** An alert whose moment has come. Cents. */
interface DueWatch {
  id: number
  about: 'price' | 'stock'
  product_id: string
  before_cents: number
  now_cents: number
}

/**
 * Confirmed alerts whose product costs less than when the shopper asked, or is in stock. The rows are marked
 * in the same statement, so that two processes never answer one alert twice.
 */
export const claimDue = (now: Date, most: number) => sql<DueWatch>`
  update product_watch
  set told_at = ${now}
  from (
    select w.id, price.price_cents as now_cents
    from product_watch w
    join product p on p.id = w.product_id and p.withdrawn_at is null
    join lateral price_in_force(w.product_id, ${now}) as price on true
    left join stock on stock.product_id = w.product_id
    where w.confirmed_at is not null and w.told_at is null
      and case w.about
        when 'price' then price.price_cents < w.price_cents
        else coalesce(stock.available, 0) > 0
      end
    order by w.id
    limit ${most}
    for update of w skip locked
  ) as due
  where product_watch.id = due.id
  returning product_watch.id, product_watch.about, product_watch.product_id,
    product_watch.price_cents as before_cents, due.now_cents`

/** Writes the mails of alerts whose moment has come. Returns how many. */
export const notifyWatchers = (db: Db, now: Date, most = A_RUN): Promise<number> =>
  inTransaction(
    db,
    async (trx) => {
      const { rows } = await claimDue(now, most).execute(trx)
      for (const row of rows)
        await writeOutbox(trx, newsMail(row.id, { before: row.before_cents, now: row.now_cents }), now)
      return rows.length
    },
    texts.failed,
  )

/** Deletes alerts with their addresses: not confirmed in a week, silent for a year, answered a month ago. */
export async function forgetWatches(db: Db, now: Date): Promise<number> {
  const before = (days: number) => later(now, -days * DAY_MS)
  const { numDeletedRows } = await db
    .deleteFrom('product_watch')
    .where(({ or, and, eb }) =>
      or([
        and([eb('confirmed_at', 'is', null), eb('asked_at', '<', before(KEEP_DAYS.asked))]),
        eb('confirmed_at', '<', before(KEEP_DAYS.confirmed)),
        eb('told_at', '<', before(KEEP_DAYS.told)),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
