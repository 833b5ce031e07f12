import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { PartsProps } from './add-to-cart/dialog.tsx'
import type { CartStore } from './cart-store.ts'

const Dialog: ComponentType<{
  store: CartStore
  path: string
  Parts: ComponentType<PartsProps> | undefined
}> = lazy(() => import('./add-to-cart/dialog.tsx').then((module) => ({ default: module.AddToCartDialog })))

interface Props {
  readonly path: string
  /** the parts that the added product needs, shown in the dialog */
  readonly Parts?: ComponentType<PartsProps>
  /** calls back when the cart has been loaded */
  readonly onLoaded: (watcher: (store: CartStore) => void) => () => void
}

/** The add-to-cart dialog, loaded together with the cart when the shopper first needs one. */
export function CartLayer({ path, Parts, onLoaded }: Props) {
  const [store, setStore] = useState<CartStore | null>(null)
  useEffect(() => onLoaded(setStore), [onLoaded])
  if (!store) return null
  return (
    <Suspense>
      <Dialog store={store} path={path} Parts={Parts} />
    </Suspense>
  )
}
