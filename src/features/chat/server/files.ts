import { found } from '#features/accounts/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { type FileStore, keepFile } from '#platform/files/server/file-store.ts'
import { readPhoto } from '#platform/photos/server/read-photo.ts'
import { MOST_FILE_BYTES } from '../rules/bounds.ts'
import { texts } from '../texts.ts'

/** A chat's own folder, so that deleting one chat never takes a picture from another. */
export const pictureKey = (chat: number, hash: string): string => `chat-pictures/${chat}/${hash}.jpg`

/**
 * Re-encodes a picture and stores it. Answers its name. Throws ApiError 413 too_large, 422 picture_refused,
 * 507 storage_full.
 */
export async function keepPicture(files: FileStore, chat: number, file: File): Promise<string> {
  if (file.size > MOST_FILE_BYTES) throw new ApiError('too_large', texts.fileTooLarge, { status: 413 })
  const read = await readPhoto(new Uint8Array(await file.arrayBuffer()))
  if (read.kind === 'refused')
    throw new ApiError('picture_refused', texts.fileUnreadable, {
      status: 422,
      details: { reason: read.reason },
    })
  await keepFile(files, {
    key: pictureKey(chat, read.photo.hash),
    bytes: read.photo.bytes,
    full: texts.storageFull,
  })
  return read.photo.hash
}

/** A stored picture as the answer of a call. Throws ApiError 404 not_found. */
export async function pictureAnswer(
  files: FileStore,
  chat: number,
  { id, file }: { id: number; file: string | null },
) {
  const bytes = found(file === null ? undefined : await files.read(pictureKey(chat, file)))
  return {
    headers: {
      'content-disposition': `inline; filename="chat-${id}.jpg"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: new File([new Uint8Array(bytes)], `chat-${id}.jpg`, { type: 'image/jpeg' }),
  }
}
