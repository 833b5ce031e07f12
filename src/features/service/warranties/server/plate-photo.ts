import { chosenFile } from '#platform/files/rules/upload.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { keepPhoto } from '#platform/photos/server/keep-photo.ts'
import { MOST_PHOTO_BYTES } from '../rules/registration.ts'
import { texts } from '../texts.ts'

export const platePhotoKey = (hash: string): string => `warranty-plates/${hash}.jpg`

/** Keeps the photo of a plate. Returns its hash; null for an empty field. Throws what `keepPhoto` throws. */
export async function keepPlate(
  files: Pick<FileStore, 'put'>,
  file: File | undefined,
): Promise<string | null> {
  const chosen = chosenFile(file)
  if (!chosen) return null
  const { hash } = await keepPhoto(files, chosen, {
    keyOf: platePhotoKey,
    maxBytes: MOST_PHOTO_BYTES,
    tooLarge: texts.photoTooLarge,
    unreadable: texts.photoUnreadable,
    storageFull: texts.storageFull,
  })
  return hash
}
