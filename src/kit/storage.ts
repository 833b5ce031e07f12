/** A string store that never throws: where the browser's own is off, full or forbidden, it forgets when the page is left. */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Wraps a browser storage; `onTrouble` is told once when something could not be kept. */
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
  /** entries of ours begin with it */
  prefix: string
  /** the entry that says for which version the others were written */
  marker: string
  version: string
}

/** Removes every entry of ours once, when they were written for another version. Says whether anything went. Other people's entries stay. */
export function wipeOutdated(storage: Storage, { prefix, marker, version }: Outdated): boolean {
  if (storage.getItem(marker) === version) return false
  const ours = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
    key?.startsWith(prefix),
  )
  for (const key of ours) if (key !== null) storage.removeItem(key)
  storage.setItem(marker, version)
  return ours.length > 0
}
