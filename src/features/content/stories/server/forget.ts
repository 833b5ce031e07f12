import type { Db } from '#db/connect.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { isForgotten } from '#platform/submissions/server/decide.ts'
import { removePhoto } from './submit.ts'

/** Stories that one run deletes. */
const AT_ONCE = 100

/** Deletes stories that were refused or never decided, with their photos. Returns how many. */
export async function forgetStories(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  now: Date,
): Promise<number> {
  const due = await db
    .selectFrom('customer_story')
    .select(['id', 'photo'])
    .where(isForgotten(now))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  for (const story of due) {
    // The photo goes first: a process that dies in between leaves a story that the next run finds.
    await removePhoto(db, files, story)
    await db.deleteFrom('customer_story').where('id', '=', story.id).execute()
  }
  return due.length
}
