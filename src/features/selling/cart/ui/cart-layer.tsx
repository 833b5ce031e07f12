import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#lib/react/first-input.ts'
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

interface Code {
  readonly Dialog: typeof AddToCartDialog
  readonly Parts: ComponentType<PartsProps> | undefined
}

/** The page of a product; its address ends with the product's id. */
const PRODUCT_PATH = /^\/product\/.*?(\d{9})$/

/**
 * The add-to-cart dialog, loaded when the shopper first needs the cart, on a product's page before that.
 * React shows what a Suspense waits for up to 300 ms late, so the two parts of the dialog are awaited here.
 */
export function CartLayer({ path, loadParts, onLoaded }: Props) {
  const access = useCartAccess()
  const [store, setStore] = useState<CartStore>()
  const [code, setCode] = useState<Code>()
  const product = PRODUCT_PATH.exec(path)?.[1]
  const load = useCallback(async () => {
    const [{ AddToCartDialog: Dialog }, Parts] = await Promise.all([
      import('./add-to-cart/dialog.tsx'),
      loadParts().catch(() => undefined),
    ])
    setCode((before) => before ?? { Dialog, Parts })
  }, [loadParts])
  useEffect(
    () =>
      product
        ? whenIdle(() => {
            access.prepare?.(product)
            // When this load fails, the press loads the same again and shows the failure.
            load().catch(() => undefined)
          })
        : undefined,
    [access, product, load],
  )
  useEffect(
    () =>
      onLoaded((opened) => {
        setStore(opened)
        void load()
      }),
    [onLoaded, load],
  )
  return store && code ? <code.Dialog store={store} path={path} Parts={code.Parts} /> : null
}
