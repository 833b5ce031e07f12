import type { Db } from '#db/connect.ts'
import { isForgotten } from '#platform/submissions/server/decide.ts'

/** Deletes feedback that was refused or never decided. Returns how many. */
export async function forgetFeedback(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contractor_feedback')
    .where(isForgotten(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
