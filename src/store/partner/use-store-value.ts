import { useSyncExternalStore } from 'react'

/** The value of a browser store, as it is now. */
export function useStoreValue<T>(store: { getState(): T; subscribe(listener: () => void): () => void }): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}
