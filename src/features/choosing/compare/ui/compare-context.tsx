import { createContext, useContext, useSyncExternalStore } from 'react'
import { defineTexts } from '#lib/language/texts.ts'
import { type Compared, type ComparedItem, NOTHING_COMPARED } from '../rules/compared.ts'
import type { CompareStore } from './compare-store.ts'

/**
 * Gives a page the products that this browser compares. They are read after hydration, because the server
 * does not know the visitor.
 */
export interface CompareAccess {
  open(): CompareStore
  /** address of the small drawing of a product */
  drawingUrl(id: string): string
}

export const CompareContext = createContext<CompareAccess | null>(null)

export function useCompareAccess(): CompareAccess {
  const access = useContext(CompareContext)
  if (!access) throw new Error('This component needs a CompareContext: render it inside the provider')
  return access
}

/** The present comparison; nothing is known on the server and during hydration. */
export function useCompared(): Compared {
  const { open } = useCompareAccess()
  return useSyncExternalStore(
    (tell) => open().state.subscribe(tell),
    () => open().state.getState(),
    () => NOTHING_COMPARED,
  )
}

/** Whether the browser's comparison has been read. Until then an empty one says nothing. */
export const isRead = (compared: Compared): boolean => compared !== NOTHING_COMPARED

/** Whether a product is compared; a card is rendered again only when that changes. */
function useIsCompared(id: ComparedItem['id']): boolean {
  const { open } = useCompareAccess()
  return useSyncExternalStore(
    (tell) => open().state.subscribe(tell),
    () =>
      open()
        .state.getState()
        .comparedItems.some((item) => item.id === id),
    () => false,
  )
}

/** Texts of a card's Compare button, in a file of their own, because every list loads them. */
export const toggleTexts = defineTexts({
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
})

/** Chooses a product for comparison, or takes it out: one element, because a list has two dozen of them. */
export function CompareToggle({ id, name }: { id: string; name: string }) {
  const { open } = useCompareAccess()
  const on = useIsCompared(id)
  return (
    <button
      type="button"
      className="compare-toggle"
      aria-pressed={on}
      aria-label={toggleTexts.compareNamed(name)}
      onClick={() =>
        open().send(on ? { type: 'itemRemoved', id } : { type: 'itemAdded', item: { id, name } })
      }
    >
      {toggleTexts.compare}
    </button>
  )
}
