import { memo, type ReactNode, useSyncExternalStore } from 'react'

/** The width below which listing.css shows the filters in the sheet. */
const NARROW = '(max-width: 1100px)'
const isNarrow = (): boolean => matchMedia(NARROW).matches && location.hash !== '#filters'
function onNarrowing(notify: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', notify)
  return () => narrow.removeEventListener('change', notify)
}

/**
 * The filters beside the list, for wide windows. On a phone the sheet shows them, so this copy is not
 * updated there.
 */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return <Frozen isFrozen={useSyncExternalStore(onNarrowing, isNarrow, () => false)}>{children}</Frozen>
}

const Frozen = memo(
  ({ children }: { readonly isFrozen: boolean; readonly children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
)
