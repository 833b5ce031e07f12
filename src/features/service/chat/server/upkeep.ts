import type { Db } from '#db/connect.ts'
import { HOUR_MS, later } from '#lib/dates.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { endChat, lockChat } from './conversations.ts'
import { pictureKey } from './files.ts'
import { forgetInHistory } from './in-history.ts'

/** A chat without a new message for this long has ended. */
const SILENT_MS = 4 * HOUR_MS
const MOST_AT_ONCE = 100

interface KeptIn {
  db: Db
  files: Pick<FileStore, 'remove'>
}

/**
 * Ends chats that both sides have left, and deletes those whose day of deletion has come, with their
 * pictures. Returns how many.
 */
export async function keepChats(kept: KeptIn, now: Date): Promise<number> {
  return (await endSilent(kept.db, now)) + (await deleteOld(kept, now))
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
      // Another process ended it, or there is a new message.
      if (!row || row.state === 'closed' || row.changed_at >= silentSince) return
      await endChat(trx, id, { author: 'system', authorName: '', at: now })
      ended++
    })
  return ended
}

/** Pictures go first: a process that dies in between leaves a chat that the next run finds. */
async function deleteOld({ db, files }: KeptIn, now: Date): Promise<number> {
  const chats = await db
    .selectFrom('chat_conversation')
    .select('id')
    .where('delete_on', '<=', inStoreZone(now).day)
    .orderBy('delete_on')
    .limit(MOST_AT_ONCE)
    .execute()
  if (chats.length === 0) return 0
  const ids = chats.map(({ id }) => id)
  const pictures = await db
    .selectFrom('chat_entry')
    .select(['conversation_id', 'file'])
    .where('conversation_id', 'in', ids)
    .where('file', 'is not', null)
    .execute()
  for (const { conversation_id, file } of pictures)
    await files.remove(pictureKey(conversation_id, file ?? ''))
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('chat_conversation')
      .where('id', 'in', ids)
      .returning(['id', 'customer_id'])
      .execute()
    await forgetInHistory(trx, deleted)
  })
  return ids.length
}
