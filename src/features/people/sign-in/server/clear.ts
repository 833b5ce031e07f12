import type { Db } from '#db/connect.ts'
import { DAY_MS, later } from '#lib/dates.ts'

/** The list of a person's sessions shows none that ended; the audit log keeps that there was one. */
const SESSIONS_KEPT_DAYS = 90
const LINKS_KEPT_DAYS = 30

/** Deletes steps that were not finished, old links, and sessions that ended long ago. Returns how many. */
export async function clearSignIns(db: Db, now: Date): Promise<number> {
  const longAgo = later(now, -SESSIONS_KEPT_DAYS * DAY_MS)
  const done = await Promise.all([
    db.deleteFrom('sign_in_step').where('expires_at', '<', now).executeTakeFirst(),
    db
      .deleteFrom('account_link')
      .where('expires_at', '<', later(now, -LINKS_KEPT_DAYS * DAY_MS))
      .executeTakeFirst(),
    db
      .deleteFrom('session')
      .where((eb) => eb.or([eb('ended_at', '<', longAgo), eb('expires_at', '<', longAgo)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sign_in_step')
              .whereRef('sign_in_step.session_id', '=', 'session.id')
              .select('sign_in_step.id'),
          ),
        ),
      )
      .executeTakeFirst(),
  ])
  return done.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
