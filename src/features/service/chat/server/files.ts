import { found } from '#features/people/accounts/server/index.ts'
import { type FileStore, fileAnswer } from '#platform/files/server/file-store.ts'
import { keepPhoto } from '#platform/photos/server/keep-photo.ts'
import { MOST_FILE_BYTES } from '../rules/bounds.ts'
import { texts } from '../texts.ts'

/** A chat's own folder, so that deleting one chat never takes a picture from another. */
export const pictureKey = (chat: number, hash: string): string => `chat-pictures/${chat}/${hash}.jpg`

/** Keeps a picture. Answers its name. Throws what `keepPhoto` throws. */
export async function keepPicture(files: FileStore, chat: number, file: File): Promise<string> {
  const { hash } = await keepPhoto(files, file, {
    keyOf: (name) => pictureKey(chat, name),
    maxBytes: MOST_FILE_BYTES,
    tooLarge: texts.fileTooLarge,
    unreadable: texts.fileUnreadable,
    storageFull: texts.storageFull,
  })
  return hash
}

/** A stored picture as the answer of a call. Throws ApiError 404 not_found. */
export async function pictureAnswer(
  files: FileStore,
  chat: number,
  { id, file }: { id: number; file: string | null },
) {
  const bytes = found(file === null ? undefined : await files.read(pictureKey(chat, file)))
  return fileAnswer(bytes, `chat-${id}.jpg`, { shown: 'inline' })
}
