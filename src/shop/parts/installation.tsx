import { useEffect, useReducer } from 'react'
import {
  NO_INSTALLATION,
  readSelections,
  reduceInstallation,
} from '#features/catalog/accessories/rules/installation.ts'
import { texts } from '#features/catalog/accessories/texts.ts'
import { InstallationChoice } from '#features/catalog/accessories/ui/installation-choice.tsx'
import { useCart, useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { type SavedText, useShop } from '../shop-context.ts'

const startingWith = (entry: SavedText) => ({
  ...NO_INSTALLATION,
  savedInstallationQuoteSelections: readSelections(entry.read()),
})

/** C-INSTALL: installation quotes for what is in the cart. */
export function StoreInstallation() {
  const cart = useCart(useCartStore())
  const { api, saved } = useShop()
  const [quotes, send] = useReducer(reduceInstallation, saved.installation, startingWith)
  const items = cart.items.filter((item) => !item.isService)
  const ids = items.map(({ id }) => id).join()

  useEffect(() => {
    if (ids === '') return
    const request = new AbortController()
    send({ type: 'requested' })
    api.accessories
      .installation({ productIDs: ids.split(',').slice(0, 100) }, { signal: request.signal })
      .then(
        ({ services }) => send({ type: 'found', services }),
        (error: unknown) =>
          request.signal.aborted ||
          send({
            type: 'failed',
            message:
              error instanceof Error && error.name === 'ApiError' ? error.message : texts.installation.failed,
          }),
      )
    return () => request.abort()
  }, [ids, api])

  const toggle = (productID: string) => {
    const { savedInstallationQuoteSelections } = reduceInstallation(quotes, { type: 'toggled', productID })
    saved.installation.write(JSON.stringify(savedInstallationQuoteSelections))
    send({ type: 'toggled', productID })
  }
  return <InstallationChoice quotes={quotes} items={items} onToggle={toggle} />
}
