import { useEffect, useReducer } from 'react'
import { api } from '#api/client.ts'
import {
  NO_INSTALLATION,
  readSelections,
  reduceInstallation,
} from '#features/accessories/rules/installation.ts'
import { texts } from '#features/accessories/texts.ts'
import { InstallationChoice } from '#features/accessories/ui/installation-choice.tsx'
import { useCart, useCartStore } from '#features/cart/ui/cart-context.tsx'
import { browserStorage, storageKeys } from '#store/client/storage-entries.ts'

const saved = () => ({
  ...NO_INSTALLATION,
  savedInstallationQuoteSelections: readSelections(
    browserStorage.read(storageKeys.installationQuoteSelections),
  ),
})

/** C-INSTALL: installation quotes for what is in the cart. */
export function StoreInstallation() {
  const cart = useCart(useCartStore())
  const [quotes, send] = useReducer(reduceInstallation, undefined, saved)
  const items = cart.items.filter((item) => !item.isService)
  const ids = items.map(({ id }) => id).join()

  useEffect(() => {
    if (ids === '') return
    const asked = new AbortController()
    send({ type: 'requested' })
    api.accessories.installation({ productIDs: ids.split(',').slice(0, 100) }, { signal: asked.signal }).then(
      ({ services }) => send({ type: 'found', services }),
      (error: unknown) =>
        asked.signal.aborted ||
        send({
          type: 'failed',
          message:
            error instanceof Error && error.name === 'ApiError' ? error.message : texts.installation.failed,
        }),
    )
    return () => asked.abort()
  }, [ids])

  const toggle = (productID: string) => {
    const { savedInstallationQuoteSelections } = reduceInstallation(quotes, { type: 'toggled', productID })
    browserStorage.write(
      storageKeys.installationQuoteSelections,
      JSON.stringify(savedInstallationQuoteSelections),
    )
    send({ type: 'toggled', productID })
  }
  return <InstallationChoice quotes={quotes} items={items} onToggle={toggle} />
}
