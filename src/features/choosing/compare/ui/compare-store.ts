import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Compared,
  type ComparedItem,
  type CompareEvent,
  NOTHING_COMPARED,
  readCompared,
  reduceCompared,
} from '../rules/compared.ts'

/** The functions of the page that a comparison calls. */
export interface CompareDependencies {
  saved: { read(): string | null; write(text: string): void }
  /** called for every product that is chosen */
  added(item: ComparedItem): void
}

/** The comparison of one browser; only `send` changes its state. */
export interface CompareStore {
  state: Pick<StoreApi<Compared>, 'getState' | 'subscribe'>
  send(event: CompareEvent): void
  /** Loads the comparison that another tab saved. */
  reload(): void
}

/** Makes the store and loads what was saved. */
export function createCompareStore(page: CompareDependencies): CompareStore {
  const state = createStore<Compared>(() => ({
    ...NOTHING_COMPARED,
    comparedItems: readCompared(page.saved.read()),
  }))
  return {
    state,
    send(event) {
      const before = state.getState()
      const after = reduceCompared(before, event)
      if (after === before) return
      state.setState(after, true)
      if (after.comparedItems === before.comparedItems) return
      page.saved.write(JSON.stringify(after.comparedItems))
      if (event.type === 'itemAdded') page.added(event.item)
    },
    reload: () =>
      state.setState(
        reduceCompared(state.getState(), { type: 'listReplaced', items: readCompared(page.saved.read()) }),
        true,
      ),
  }
}
