import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { CartStore } from './cart-store.ts'

const Dialog: ComponentType<{ store: CartStore; path: string }> = lazy(() => import('./add-to-cart-dialog.tsx').then((module) => ({ default: module.AddToCartDialog })))

interface Props {
  readonly path: string
  /** tells when the cart has been loaded, by whomever */
  readonly onLoaded: (watcher: (store: CartStore) => void) => () => void
}

/** The add-to-cart dialog, fetched together with the cart: a page nobody buys from carries neither. */
export function CartLayer({ path, onLoaded }: Props) {
  const [store, setStore] = useState<CartStore | null>(null)
  useEffect(() => onLoaded(setStore), [onLoaded])
  if (!store) return null
  return (
    <Suspense>
      <Dialog store={store} path={path} />
    </Suspense>
  )
}
