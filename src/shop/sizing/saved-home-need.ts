import { useSyncExternalStore } from 'react'
import type { BrowserApi } from '#api/client.ts'
import { loadForm } from '#features/choosing/sizing/rules/home.ts'
import { readSavedNeed, type SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { type HomeNeedStore, type SavedText, useShop } from '../shop-context.ts'

const CHANGED = 'alpine:home'

/**
 * A contractor works for many homes: each is kept in this page alone, apart from the contractor's own and
 * from those of other customers.
 */
export function inThisPage(): SavedText {
  let kept: string | null = null
  return {
    read: () => kept,
    write: (text) => {
      kept = text
    },
    remove: () => {
      kept = null
    },
  }
}

/** Pages reserve room for gauges while there is a need: the early script sets the same attribute. */
const reserveRoom = (hasNeed: boolean): void =>
  void document.documentElement.toggleAttribute('data-need', hasNeed)

/** @param tellServer keeps the home where the server reads it, so that lists come in its order */
export function createHomeNeedStore(
  entry: SavedText,
  api: BrowserApi,
  tellServer: (need: SavedNeed | null) => void = () => undefined,
): HomeNeedStore {
  let readText: string | null | undefined
  let need: SavedNeed | null = null
  const store: HomeNeedStore = {
    read() {
      const text = entry.read()
      if (text !== readText) {
        readText = text
        need = readSavedNeed(text)
        tellServer(need)
      }
      return need
    },
    subscribe(onChange) {
      const events = [CHANGED, 'storage', 'pageshow']
      // Another tab may have saved or forgotten the home.
      const hear = () => {
        reserveRoom(store.read() !== null)
        onChange()
      }
      for (const name of events) window.addEventListener(name, hear)
      return () => {
        for (const name of events) window.removeEventListener(name, hear)
      }
    },
    save(next) {
      if (next) entry.write(JSON.stringify(next))
      else entry.remove()
      reserveRoom(next !== null)
      tellServer(next)
      window.dispatchEvent(new Event(CHANGED))
    },
    calculate: (home, signal) => api.sizing.btu(loadForm(home), { signal }),
  }
  return store
}

/** The load of the visitor's home; null until the visitor has described the home, and on the server. */
export function useHomeNeed(): SavedNeed | null {
  const { homeNeed } = useShop()
  return useSyncExternalStore(homeNeed.subscribe, homeNeed.read, () => null)
}
