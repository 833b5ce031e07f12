import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCart } from '../cart-context.tsx'
import type { CartStore } from '../cart-store.ts'

/** The addition that the dialog shows. */
interface Addition {
  readonly id: string
  readonly name: string
  /** the product is still on its way into the cart */
  readonly waits: boolean
}

/**
 * The addition to show, from the wait for it until the dialog is closed or the page is left.
 * One that fails, or that the buyer closed while waiting, is not shown.
 */
export function useShownAddition(
  store: CartStore,
  path: string,
): { shown: Addition | null; close: () => void } {
  const added = useCart(store).lastItemAdded
  const { subscribe, getState, getInitialState } = store.adding
  const adding = useSyncExternalStore(subscribe, getState, getInitialState)
  const [shown, setShown] = useState<Addition | null>(null)
  const closed = useRef(false)

  // These effects run before the browser paints, so that the dialog opens in the frame of the addition.
  // Close when the shopper leaves the page, not when a page opens: the dialog's code may load after the
  // addition that it shows. For the same reason this effect stands before the one that opens the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path closes the dialog
  useLayoutEffect(() => () => setShown(null), [path])

  useLayoutEffect(() => {
    if (!added || !store.announce(added.at)) return
    if (!closed.current) setShown({ id: added.id, name: '', waits: false })
  }, [added, store])

  useLayoutEffect(() => {
    closed.current = false
    // A wait that ends without an addition has failed.
    setShown((before) => (adding ? { ...adding, waits: true } : before?.waits ? null : before))
  }, [adding])

  const close = () => {
    closed.current = shown?.waits ?? false
    setShown(null)
  }
  return { shown, close }
}
