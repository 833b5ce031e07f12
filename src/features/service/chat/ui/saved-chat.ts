import type { Unsent } from '../rules/thread.ts'

/** What a browser remembers of the chat between pages (L-CHAT). */
export interface SavedChat {
  isOpen: boolean
  draft: string
  name: string
  /** the sentence about the home that this chat was offered last */
  toldHome: string
  /** messages that the server has not confirmed: they are sent again */
  unsent: readonly Pick<Unsent, 'clientId' | 'text'>[]
}

const NOTHING_SAVED: SavedChat = { isOpen: false, draft: '', name: '', toldHome: '', unsent: [] }

/** Where the browser keeps it. */
export interface ChatStorage {
  read(): string | null
  write(text: string): void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what was saved; anything else counts as nothing. */
export function readSaved(text: string | null): SavedChat {
  try {
    const read = JSON.parse(text ?? '') as Record<string, unknown> | null
    const unsent = Array.isArray(read?.unsent) ? (read.unsent as Record<string, unknown>[]) : []
    return {
      isOpen: read?.isOpen === true,
      draft: textOf(read?.draft),
      name: textOf(read?.name),
      toldHome: textOf(read?.toldHome),
      unsent: unsent.flatMap(({ clientId, text: written }) =>
        typeof clientId === 'string' && typeof written === 'string' ? [{ clientId, text: written }] : [],
      ),
    }
  } catch {
    return NOTHING_SAVED
  }
}

export const changeSaved = (storage: ChatStorage, change: Partial<SavedChat>): void =>
  storage.write(JSON.stringify({ ...readSaved(storage.read()), ...change }))

/** Forgets what the visitor typed; an open window stays open. */
export function forgetTyped(storage: ChatStorage): void {
  const text = storage.read()
  if (text !== null) storage.write(JSON.stringify({ ...NOTHING_SAVED, isOpen: readSaved(text).isOpen }))
}
