import { LRUCache } from 'lru-cache'

const BYTES = 512 * 1024

/**
 * Notes what is asked and tells what was noted before, so that a cache keeps only what is asked for twice:
 * what is kept for a while and never read again is freed only by a collection of the whole heap.
 */
export function noteAsked(): (key: string) => boolean {
  const noted = new LRUCache<string, true>({
    maxSize: BYTES,
    sizeCalculation: (_, key) => 2 * key.length + 1,
  })
  return (key) => {
    if (noted.get(key)) return true
    noted.set(key, true)
    return false
  }
}
