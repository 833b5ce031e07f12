import { ApiError } from '#lib/api-error.ts'
import { type FileStore, keepFile } from '#platform/files/server/file-store.ts'
import { type Photo, type PhotoRefusal, readPhoto } from './read-photo.ts'

/** What a form takes as a photo. */
export interface PhotoForm {
  maxBytes: number
  /** the longest side that is stored, in pixels */
  keptSide?: number
  tooLarge: string
  /** one sentence for each photo that cannot be read, or one for each reason */
  unreadable: string | Readonly<Record<PhotoRefusal, string>>
  storageFull: string
}

export const pictureRefused = (message: string, reason: string): ApiError =>
  new ApiError('picture_refused', message, { status: 422, details: { reason } })

/** A photo that a person sent, re-encoded. Throws ApiError too_large, picture_refused. */
export async function openPhoto(
  file: File,
  { maxBytes, keptSide, tooLarge, unreadable }: Omit<PhotoForm, 'storageFull'>,
): Promise<Photo> {
  if (file.size > maxBytes) throw new ApiError('too_large', tooLarge, { status: 413 })
  const read = await readPhoto(new Uint8Array(await file.arrayBuffer()), keptSide)
  if (read.kind === 'photo') return read.photo
  throw pictureRefused(typeof unreadable === 'string' ? unreadable : unreadable[read.reason], read.reason)
}

/**
 * A photo that a person sent, re-encoded and stored under the key of its hash. Throws ApiError too_large,
 * picture_refused, storage_full.
 */
export async function keepPhoto(
  files: Pick<FileStore, 'put'>,
  file: File,
  { keyOf, ...form }: PhotoForm & { keyOf: (hash: string) => string },
): Promise<Photo> {
  const photo = await openPhoto(file, form)
  await keepFile(files, { key: keyOf(photo.hash), bytes: photo.bytes, full: form.storageFull })
  return photo
}
