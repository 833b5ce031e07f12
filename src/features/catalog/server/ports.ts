/** Keeps files by key, e.g. "product-images/0a…/640.avif". A key names its content, so what is stored never changes. */
export interface FileStore {
  /** Stores a file; storing a key again changes nothing. A file is there as a whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined when there is none of that key. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Clears away what a process left half written before this moment, because it died. Returns how many. */
  clearHalves(before: Date): Promise<number>
}
