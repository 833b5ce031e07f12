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
