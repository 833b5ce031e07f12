import type { Db } from '#db/connect.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { WARN_MINUTES } from '../rules/lead.ts'
import { leadMail } from './mails.ts'

const AT_ONCE = 100

/**
 * Mails the sales team, once for each lead, a few minutes before the promised time of its call. Returns how
 * many.
 */
export function warnOfPromises(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('lead')
      .selectAll()
      .where('state', 'in', ['open', 'claimed'])
      .where('called_at', 'is', null)
      .where('warned_at', 'is', null)
      .where('promised_at', '<=', later(now, WARN_MINUTES * MINUTE_MS))
      .orderBy('promised_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const lead of due) {
      await trx.updateTable('lead').set({ warned_at: now }).where('id', '=', lead.id).execute()
      const mail = leadMail({
        id: lead.id,
        kind: lead.kind,
        name: lead.name,
        phone: lead.phone,
        email: lead.email,
        comments: lead.comments,
        pageUrl: lead.page_url,
        promisedAt: lead.promised_at.toISOString(),
        writtenAt: now.toISOString(),
        isWarning: true,
        claimedBy: lead.claimed_name,
      })
      await writeOutbox(trx, mail, now)
    }
    return due.length
  })
}

/** Deletes leads whose day of deletion has come. Returns how many. */
export async function clearLeads(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('lead')
    .where('delete_on', '<=', inStoreZone(now).day)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
