import { ApiError } from '#kit/api-error.ts'
import { type FileStore, keepFile } from '#platform/files/server/file-store.ts'
import { readPhoto } from '#platform/photos/server/read-photo.ts'
import { MOST_PHOTO_BYTES } from '../rules/registration.ts'
import { texts } from '../texts.ts'

export const platePhotoKey = (hash: string): string => `warranty-plates/${hash}.jpg`

/**
 * Keeps the photo of a plate, re-encoded. Returns its hash; null for an empty field, as browsers send it.
 * Throws ApiError too_large, picture_refused, storage_full.
 */
export async function keepPlate(
  files: Pick<FileStore, 'put'>,
  file: File | undefined,
): Promise<string | null> {
  if (file === undefined || file.size === 0) return null
  if (file.size > MOST_PHOTO_BYTES) throw new ApiError('too_large', texts.photoTooLarge, { status: 413 })
  const read = await readPhoto(new Uint8Array(await file.arrayBuffer()))
  if (read.kind === 'refused')
    throw new ApiError('picture_refused', texts.photoUnreadable, {
      status: 422,
      details: { reason: read.reason },
    })
  const { hash, bytes } = read.photo
  await keepFile(files, { key: platePhotoKey(hash), bytes, full: texts.storageFull })
  return hash
}
