import type { Db } from '#db/connect.ts'
import { DAY_MS, later } from '#kit/dates.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { removePhoto } from './submit.ts'

/** Days after which a story that was not published goes, with the data of its author. */
const KEEP_DAYS = { refused: 30, waiting: 180 } as const
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
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'refused'), eb('decided_at', '<', later(now, -KEEP_DAYS.refused * DAY_MS))]),
        and([eb('state', '=', 'waiting'), eb('received_at', '<', later(now, -KEEP_DAYS.waiting * DAY_MS))]),
      ]),
    )
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
