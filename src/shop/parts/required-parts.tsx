import { useEffect, useState } from 'react'
import type { RequiredPage } from '#features/accessories/contract.ts'
import { hasResults, withoutAdded } from '#features/accessories/rules/pages.ts'
import { texts } from '#features/accessories/texts.ts'
import { RequiredParts } from '#features/accessories/ui/required-parts.tsx'
import type { PartsProps } from '#features/cart/ui/add-to-cart/dialog.tsx'
import { useCart, useCartAccess } from '#features/cart/ui/cart-context.tsx'
import { useShop } from '../shop-context.ts'

interface Found {
  /** pages with parts to offer */
  all: readonly RequiredPage[]
  /** the pages that the cart did not already satisfy when the dialog opened */
  open: readonly RequiredPage[]
}

/** The parts that the added product also needs, loaded from the API and compared with the cart. */
export function StoreRequiredParts({ store, id }: PartsProps) {
  const { api } = useShop()
  const cart = useCart(store)
  const { drawingUrl } = useCartAccess()
  const [found, setFound] = useState<Found | 'failed'>()

  useEffect(() => {
    const asked = new AbortController()
    setFound(undefined)
    api.accessories.required({ id }, { signal: asked.signal }).then(
      ({ pages }) => {
        const all = pages.map(popUps).filter(hasResults)
        const items = new Set(
          store.state.getState().items.flatMap((item) => (item.id === id ? [] : [item.id])),
        )
        setFound({ all, open: withoutAdded(all, items) })
        if (all.length > 0) store.send({ type: 'accessoriesOpened', mainProduct: id })
      },
      () => asked.signal.aborted || setFound('failed'),
    )
    return () => {
      asked.abort()
      store.send({ type: 'accessoriesClosed' })
    }
  }, [store, id, api])

  if (found === undefined) {
    return (
      <p className="required-parts required-wait meta" role="status">
        {texts.loading}
      </p>
    )
  }
  if (found === 'failed') return <p className="required-parts warn">{texts.failed}</p>
  if (found.all.length === 0) return null
  if (found.open.length === 0) return <p className="required-parts ok">{texts.allThere}</p>
  return (
    <RequiredParts
      pages={found.open}
      answered={new Set(found.all.filter((page) => !found.open.includes(page)).map(({ page }) => page))}
      inCart={(part) => cart.items.find((item) => item.id === part)?.qty ?? 0}
      added={cart.accessories.numAccessories}
      onAdd={(part, quantity) => store.addAccessory(part, quantity)}
      onQuantity={(part, qty) => {
        store.send({ type: 'quantityChanged', id: part, qty })
        store.send({ type: 'accessoryQuantityChanged', id: part, qty })
      }}
      drawingUrl={drawingUrl}
    />
  )
}

const popUps = (page: RequiredPage): RequiredPage => ({
  ...page,
  needs: page.needs.map((need) => ({
    ...need,
    components: need.components.filter(({ isPopUp }) => isPopUp),
  })),
})
