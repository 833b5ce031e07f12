import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { refuseFaults } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { chosenFile } from '#platform/files/rules/upload.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { keepPhoto } from '#platform/photos/server/keep-photo.ts'
import { STORY_LIMITS } from '../rules/access.ts'
import { checkStory, MOST_STORY_BYTES, type StoryDraft } from '../rules/story.ts'
import { texts } from '../texts.ts'

export interface SubmitContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
  files: FileStore
}

export const storyPhotoKey = (hash: string): string => `story-photos/${hash}.jpg`

const PHOTO = {
  keyOf: storyPhotoKey,
  maxBytes: MOST_STORY_BYTES,
  tooLarge: texts.photoTooLarge,
  unreadable: texts.photoUnreadable,
  storageFull: texts.storageFull,
}

/**
 * Keeps a story until staff decide about it, with the words that its author agreed to. Throws ApiError
 * invalid, too_large, picture_refused, storage_full, and the refusals of the limit.
 */
export async function submitStory(
  { db, clock, request, rateLimits, files }: SubmitContext,
  { consent, ...draft }: StoryDraft,
  photo: File | undefined,
): Promise<void> {
  refuseFaults(checkStory({ ...draft, consent }))
  await admit(rateLimits, request, 'story', [[STORY_LIMITS.story, networkOf(request.ip)]])
  const chosen = chosenFile(photo)
  const stored = chosen && (await keepPhoto(files, chosen, PHOTO))
  const now = clock.now()
  await db
    .insertInto('customer_story')
    .values({
      ...draft,
      email: draft.email.toLowerCase(),
      photo: stored?.hash ?? null,
      photo_width: stored?.width ?? null,
      photo_height: stored?.height ?? null,
      consent_text: texts.form.consent,
      consented_at: now,
      received_at: now,
    })
    .execute()
}

/** Deletes the photo of a story unless another story has the same one. */
export async function removePhoto(
  db: Db | Transaction<Tables>,
  files: Pick<FileStore, 'remove'>,
  { id, photo }: { id: number; photo: string | null },
): Promise<void> {
  if (photo === null) return
  const other = await db
    .selectFrom('customer_story')
    .select('id')
    .where('photo', '=', photo)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (!other) await files.remove(storyPhotoKey(photo))
}
