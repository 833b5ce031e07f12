/**
 * Text storage that never throws. Where the browser's storage is off or full, it keeps values until the page
 * closes.
 */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Wraps a browser storage. `onTrouble` is called once, when the storage fails for the first time. */
export function safeStorage(
  backing: () => Backing | undefined,
  onTrouble: (error: unknown) => void = () => undefined,
): SafeStorage {
  const memory = new Map<string, string>()
  let troubled = false

  const attempt = <T>(work: (storage: Backing) => T, otherwise: T): T => {
    try {
      const storage = backing()
      return storage ? work(storage) : otherwise
    } catch (error) {
      if (!troubled) onTrouble(error)
      troubled = true
      return otherwise
    }
  }

  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, text) {
      const kept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, text)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}

interface Outdated {
  /** our keys begin with it */
  prefix: string
  /** the key of the entry that holds the version */
  marker: string
  version: string
}

/**
 * Removes our entries once when another version wrote them. Returns whether there were any. Other entries
 * stay.
 */
export function wipeOutdated(storage: Storage, { prefix, marker, version }: Outdated): boolean {
  if (storage.getItem(marker) === version) return false
  const ours = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
    key?.startsWith(prefix),
  )
  for (const key of ours) if (key !== null) storage.removeItem(key)
  storage.setItem(marker, version)
  return ours.length > 0
}
