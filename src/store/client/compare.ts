import type { CompareAccess } from '#features/choosing/compare/ui/compare-context.tsx'
import { type CompareStore, createCompareStore } from '#features/choosing/compare/ui/compare-store.ts'
import { track } from './analytics.ts'
import { browserStorage, storageKeys } from './storage-entries.ts'

let opened: CompareStore | undefined

function open(): CompareStore {
  const store = createCompareStore({
    saved: {
      read: () => browserStorage.read(storageKeys.compare),
      write: (text) => browserStorage.write(storageKeys.compare, text),
    },
    added: ({ id, name }) => track('compare', [{ id, name }]),
  })
  window.addEventListener('storage', (event) => event.key === storageKeys.compare && store.reload())
  return store
}

/** The one comparison of this browser, opened when a page has been hydrated. */
export const compareAccess: CompareAccess = {
  open: () => (opened ??= open()),
  drawingUrl: (id) => `/drawings/${id}/thumb.svg`,
}
