import type { Db } from '#db/connect.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { fileKey } from './photos.ts'

/** Requests that one run deletes. */
const AT_ONCE = 100

/** Deletes requests whose day has come, with their photos. Returns how many. */
export async function clearPhotoQuotes(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  now: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('photo_quote')
    .select('id')
    .where('delete_on', '<=', inStoreZone(now).day)
    .orderBy('delete_on')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of rows) await deleteRequest({ db, files }, id)
  return rows.length
}

/** Files go first: a process that dies in between leaves a row that the next run finds. */
export async function deleteRequest(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  id: number,
): Promise<void> {
  const photos = await db
    .selectFrom('photo_quote_photo')
    .select('hash')
    .where('photo_quote_id', '=', id)
    .execute()
  for (const { hash } of photos) await files.remove(fileKey(id, hash))
  await db.deleteFrom('photo_quote').where('id', '=', id).execute()
}
