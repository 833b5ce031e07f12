import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { KEEP_DAYS, MANUAL_KIND } from '../rules/watch.ts'
import { texts } from '../texts.ts'
import { changedMail } from './mail.ts'

/** Alerts that one run answers. */
const A_RUN = 200

/**
 * A digest of the titles and addresses of a product's manuals in the catalog; empty without a manual. A file
 * that changes at the same address stays unnoticed: only the catalog is read.
 */
export const manualsOf = (productId: string | RawBuilder<unknown>) => sql<string>`
  coalesce(
    (
      select md5(jsonb_agg(jsonb_build_array(title, url) order by url, title)::text)
      from product_document
      where product_id = ${productId} and kind ilike ${MANUAL_KIND}
    ),
    ''
  )`

/**
 * Alerts whose product has another manual than when the shopper asked. A manual that is only taken away is no
 * news. The rows are marked in the same statement, so that two processes never answer one alert twice.
 */
export const claimChanged = (now: Date, most: number) => sql<{ id: number }>`
  update manual_watch
  set told_at = ${now}
  from (
    select w.id
    from manual_watch w
    join product p on p.id = w.product_id and p.withdrawn_at is null
    where w.told_at is null and ${manualsOf(sql.ref('w.product_id'))} not in ('', w.manuals)
    order by w.id
    limit ${most}
    for update of w skip locked
  ) as due
  where manual_watch.id = due.id
  returning manual_watch.id`

/** Writes the mails of manuals that changed. Returns how many. */
export const tellOfManuals = (db: Db, now: Date, most = A_RUN): Promise<number> =>
  inTransaction(
    db,
    async (trx) => {
      const { rows } = await claimChanged(now, most).execute(trx)
      for (const { id } of rows) await writeOutbox(trx, changedMail(id), now)
      return rows.length
    },
    texts.failed,
  )

/** Deletes alerts with their addresses after KEEP_DAYS. Returns how many. */
export async function forgetManualWatches(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('manual_watch')
    .where(({ or, eb }) =>
      or([
        eb('asked_at', '<', later(now, -KEEP_DAYS.asked * DAY_MS)),
        eb('told_at', '<', later(now, -KEEP_DAYS.told * DAY_MS)),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
