import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { RequiredPage } from '#features/catalog/accessories/contract.ts'
import { hasWords, withoutAdded } from '#features/catalog/accessories/rules/pages.ts'
import { texts } from '#features/catalog/accessories/texts.ts'
import { type PartQuantity, RequiredParts } from '#features/catalog/accessories/ui/required-parts.tsx'
import { withoutNeedsInCart } from '#features/catalog/accessories/view/parts-list.ts'
import type { PartsProps } from '#features/selling/cart/ui/add-to-cart/dialog.tsx'
import { useCart, useCartAccess } from '#features/selling/cart/ui/cart-context.tsx'
import { Button } from '#ui/button/button.tsx'
import { useShop } from '../shop-context.ts'
import { earlyParts } from './early-parts.ts'

type OpenParts =
  | { readonly kind: 'none' }
  | { readonly kind: 'all there' }
  /** the pages that the cart did not already satisfy when the dialog opened */
  | { readonly kind: 'open'; readonly pages: readonly RequiredPage[] }

/** The parts that the added product also needs, loaded from the API and compared with the cart. */
export function StoreRequiredParts({ store, id, action }: PartsProps) {
  const { api } = useShop()
  const cart = useCart(store)
  const { drawingUrl } = useCartAccess()
  const openParts = (pages: readonly RequiredPage[]): OpenParts => {
    const items = store.state.getState().items.flatMap((item) => (item.id === id ? [] : [item.id]))
    return openPages(pages, new Set(items))
  }
  // What the page asked for before the press is shown at once, in the frame that opens the dialog.
  const [known] = useState(() => {
    const pages = earlyParts(api).known(id)
    return pages && openParts(pages)
  })
  const [found, setFound] = useState<OpenParts | 'failed' | undefined>(known)
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isGone = false
    const show = (next: OpenParts): void => {
      setFound(next)
      if (next.kind !== 'none') store.send({ type: 'accessoriesOpened', mainProduct: id })
    }
    if (known) show(known)
    else {
      setFound(undefined)
      earlyParts(api)
        .get(id)
        .then(
          (pages) => isGone || show(openParts(pages)),
          () => isGone || setFound('failed'),
        )
    }
    return () => {
      isGone = true
      store.send({ type: 'accessoriesClosed' })
    }
  }, [store, id, api, attempt])

  const { items } = cart
  const inCart = useCallback((part: string) => items.find((item) => item.id === part)?.qty ?? 0, [items])
  const onAdd = useCallback((parts: readonly PartQuantity[]) => store.addAccessories(parts), [store])
  const onQuantity = useCallback(
    (part: string, qty: number) => {
      store.send({ type: 'quantityChanged', id: part, qty })
      store.send({ type: 'accessoryQuantityChanged', id: part, qty })
    },
    [store],
  )

  if (found === undefined) return <PartsWait action={action} />
  if (found === 'failed') {
    return (
      <div className="required-parts stack" role="alert">
        <p className="warn">{texts.failed}</p>
        <p>
          <Button onClick={() => setAttempt(attempt + 1)}>{texts.retry}</Button>
        </p>
      </div>
    )
  }
  if (found.kind === 'none') return null
  if (found.kind === 'all there') return <p className="required-parts ok">{texts.allThere}</p>
  return (
    <RequiredParts
      pages={found.pages}
      inCart={inCart}
      added={cart.accessories.numAccessories}
      action={action}
      onAdd={onAdd}
      onQuantity={onQuantity}
      drawingUrl={drawingUrl}
    />
  )
}

const WAITING_ROWS = ['first', 'second', 'third', 'fourth']

/** The places of the first parts and of the button that adds all, until they are known. */
const PartsWait = ({ action }: Pick<PartsProps, 'action'>) => (
  <div className="required-parts required-wait">
    <p className="meta" role="status">
      {texts.loading}
    </p>
    {WAITING_ROWS.map((row) => (
      <div key={row} className="skeleton" aria-hidden="true" />
    ))}
    {action && createPortal(<span className="skeleton required-wait-action" aria-hidden="true" />, action)}
  </div>
)

/** S-REQ: pages whose parts were added are removed, and from the others the needs that the cart meets. */
function openPages(pages: readonly RequiredPage[], items: ReadonlySet<string>): OpenParts {
  const all = pages.map(popUps).filter(hasWords)
  if (all.length === 0) return { kind: 'none' }
  const open = withoutNeedsInCart(withoutAdded(all, items), items).filter(hasWords)
  return open.length === 0 ? { kind: 'all there' } : { kind: 'open', pages: open }
}

const popUps = (page: RequiredPage): RequiredPage => ({
  ...page,
  needs: page.needs.map((need) => ({
    ...need,
    components: need.components.filter(({ isPopUp }) => isPopUp),
  })),
})
