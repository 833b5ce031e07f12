import { useSyncExternalStore } from 'react'
import { api } from '#api/client.ts'
import type { HomeForm } from '#features/sizing/rules/home.ts'
import { type BtuAnswer, readSavedNeed, type SavedNeed } from '#features/sizing/rules/saved-need.ts'
import { browserStorage, storageKeys } from '#store/client/storage-entries.ts'

const CHANGED = 'alpine:home'
let seen: string | null = null
let snapshot: SavedNeed | null = null

function read(): SavedNeed | null {
  const text = browserStorage.read(storageKeys.homeNeed)
  if (text !== seen) {
    seen = text
    snapshot = readSavedNeed(text)
  }
  return snapshot
}

function subscribe(onChange: () => void): () => void {
  const events = [CHANGED, 'storage', 'pageshow']
  for (const name of events) window.addEventListener(name, onChange)
  return () => {
    for (const name of events) window.removeEventListener(name, onChange)
  }
}

/** What the visitor's home needs; null while nobody has said, and on the server. */
export const useHomeNeed = (): SavedNeed | null => useSyncExternalStore(subscribe, read, () => null)

/** Keeps a need for the next visit; null forgets it. Pages keep room for gauges while there is one (see early-script). */
export function saveHomeNeed(saved: SavedNeed | null): void {
  if (saved) browserStorage.write(storageKeys.homeNeed, JSON.stringify(saved))
  else browserStorage.remove(storageKeys.homeNeed)
  document.documentElement.toggleAttribute('data-need', saved !== null)
  window.dispatchEvent(new Event(CHANGED))
}

/** The load of a home. */
export const calculateHome = (home: HomeForm, signal: AbortSignal): Promise<BtuAnswer> =>
  api.sizing.btu({ ...home }, { signal })
