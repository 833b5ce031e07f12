import type { Db } from '#db/connect.ts'
import { HOUR_MS, later } from '#kit/dates.ts'
import { endChat, lockChat } from './conversations.ts'

/** A chat in which nobody has written for so long has ended. */
const SILENT_MS = 4 * HOUR_MS
const MOST_AT_ONCE = 100

/** Ends chats that both sides have left, and deletes those whose day has come. Returns how many. */
export async function keepChats(db: Db, now: Date): Promise<number> {
  return (await endSilent(db, now)) + (await deleteOld(db, now))
}

async function endSilent(db: Db, now: Date): Promise<number> {
  const silentSince = later(now, -SILENT_MS)
  const rows = await db
    .selectFrom('chat_conversation')
    .select('id')
    .where('state', '<>', 'closed')
    .where('changed_at', '<', silentSince)
    .limit(MOST_AT_ONCE)
    .execute()
  let ended = 0
  for (const { id } of rows)
    await db.transaction().execute(async (trx) => {
      const row = await lockChat(trx, id)
      // Another process ended it, or somebody wrote.
      if (!row || row.state === 'closed' || row.changed_at >= silentSince) return
      await endChat(trx, id, { author: 'system', authorName: '', at: now })
      ended++
    })
  return ended
}

async function deleteOld(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_conversation')
    .where('delete_on', '<=', now.toISOString().slice(0, 10))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
