import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Compared,
  type ComparedItem,
  type CompareEvent,
  NOTHING_COMPARED,
  readCompared,
  reduceCompared,
} from '../rules/compared.ts'

/** What a comparison needs of the page it lives in. */
export interface CompareWorld {
  saved: { read(): string | null; write(text: string): void }
  /** called for every product that is chosen */
  added(item: ComparedItem): void
}

/** What one browser compares: state moves only by `send`. */
export interface CompareStore {
  state: Pick<StoreApi<Compared>, 'getState' | 'subscribe'>
  send(event: CompareEvent): void
  /** Takes over what another tab saved. */
  reload(): void
}

/** Makes the store and loads what was saved. */
export function createCompareStore(world: CompareWorld): CompareStore {
  const state = createStore<Compared>(() => ({
    ...NOTHING_COMPARED,
    comparedItems: readCompared(world.saved.read()),
  }))
  return {
    state,
    send(event) {
      const before = state.getState()
      const after = reduceCompared(before, event)
      if (after === before) return
      state.setState(after, true)
      if (after.comparedItems === before.comparedItems) return
      world.saved.write(JSON.stringify(after.comparedItems))
      if (event.type === 'itemAdded') world.added(event.item)
    },
    reload: () =>
      state.setState(
        reduceCompared(state.getState(), { type: 'listReplaced', items: readCompared(world.saved.read()) }),
        true,
      ),
  }
}
