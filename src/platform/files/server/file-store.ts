import { ApiError } from '#lib/api-error.ts'

/**
 * Stores files by key, e.g. "product-images/0a…/640.avif". A key names its content, so a stored file never
 * changes.
 */
export interface FileStore {
  /** Stores a file; storing a key again changes nothing. Readers see the whole file or none. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined when there is none with that key. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Deletes a file; one that is not there changes nothing. */
  remove(key: string): Promise<void>
  /**
   * Removes files that were begun before this moment and never finished: their process died. Returns how
   * many.
   */
  removeIncomplete(before: Date): Promise<number>
}

/** Stores a file that a person sent. Throws ApiError storage_full with this text when the disk is full. */
export async function keepFile(
  files: Pick<FileStore, 'put'>,
  { key, bytes, full }: { key: string; bytes: Uint8Array; full: string },
): Promise<void> {
  try {
    await files.put(key, bytes)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOSPC') throw error
    throw new ApiError('storage_full', full, { status: 507 })
  }
}

interface Kind {
  /** media type; a JPEG unless it says otherwise */
  type?: string
  /** what a browser does with an opened address; it saves the file unless this says otherwise */
  shown?: 'inline' | 'attachment'
  caching?: string
}

/** A file that a person sent, as the answer of a call. A browser reads it as nothing else. */
export const fileAnswer = (
  bytes: Uint8Array,
  name: string,
  { type = 'image/jpeg', shown = 'attachment', caching = 'private, no-store' }: Kind = {},
) => ({
  headers: {
    'content-disposition': `${shown}; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': caching,
  },
  body: new File([new Uint8Array(bytes)], name, { type }),
})
