import type { Db } from '#db/connect.ts'
import { DAY_MS, later } from '#kit/dates.ts'

/** Days after which feedback that was not published goes, with the data of its author. */
const KEEP_DAYS = { refused: 30, waiting: 180 } as const

/** Deletes feedback that was refused or never decided. Returns how many. */
export async function forgetFeedback(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contractor_feedback')
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'refused'), eb('decided_at', '<', later(now, -KEEP_DAYS.refused * DAY_MS))]),
        and([eb('state', '=', 'waiting'), eb('received_at', '<', later(now, -KEEP_DAYS.waiting * DAY_MS))]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
