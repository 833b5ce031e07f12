import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#kit/react/when-idle.ts'
import type { AddToCartDialog, PartsProps } from './add-to-cart/dialog.tsx'
import { useCartAccess } from './cart-context.tsx'
import type { CartStore } from './cart-store.ts'

interface Props {
  readonly path: string
  /** loads the parts that the added product needs, shown in the dialog */
  readonly loadParts: () => Promise<ComponentType<PartsProps>>
  /** calls back when the cart has been loaded */
  readonly onLoaded: (watcher: (store: CartStore) => void) => () => void
}

interface Loaded {
  readonly store: CartStore
  readonly Dialog: typeof AddToCartDialog
  readonly Parts: ComponentType<PartsProps> | undefined
}

/** The page of a product; its address ends with the product's id. */
const PRODUCT_PATH = /^\/product\/.*?(\d{9})$/

/**
 * The add-to-cart dialog, loaded together with the cart when the shopper first needs one. React shows what a
 * Suspense waits for up to 300 ms late, so the two parts of the dialog are awaited here.
 */
export function CartLayer({ path, loadParts, onLoaded }: Props) {
  const access = useCartAccess()
  const [loaded, setLoaded] = useState<Loaded>()
  const product = PRODUCT_PATH.exec(path)?.[1]
  useEffect(() => (product ? whenIdle(() => access.prepare?.(product)) : undefined), [access, product])
  useEffect(
    () =>
      onLoaded((store) => {
        void Promise.all([import('./add-to-cart/dialog.tsx'), loadParts().catch(() => undefined)]).then(
          ([{ AddToCartDialog: Dialog }, Parts]) => setLoaded({ store, Dialog, Parts }),
        )
      }),
    [onLoaded, loadParts],
  )
  if (!loaded) return null
  const { store, Dialog, Parts } = loaded
  return <Dialog store={store} path={path} Parts={Parts} />
}
