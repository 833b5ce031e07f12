import { type ComponentType, useEffect, useState } from 'react'
import { needsParts } from '#features/accessories/rules/equipment-types.ts'
import { formatMoney } from '#kit/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { itemCount } from '../../rules/item-count.ts'
import { cartQty, cartTotals } from '../../rules/totals.ts'
import { texts } from '../../texts.ts'
import { useCart, useCartAccess } from '../cart-context.tsx'
import type { CartStore } from '../cart-store.ts'

/** Props of the right side of the dialog. */
export interface PartsProps {
  readonly store: CartStore
  /** the product that was added */
  readonly id: string
}

interface Props {
  readonly store: CartStore
  /** shows what the added product also needs (L-REQ) */
  readonly Parts?: ComponentType<PartsProps> | undefined
  /** the page's path: leaving it closes the dialog (L-ADDMODAL-CLOSE) */
  readonly path: string
}

/** L-ADDMODAL: the product that was just added, and links to continue. */
export function AddToCartDialog({ store, path, Parts }: Props) {
  const cart = useCart(store)
  const access = useCartAccess()
  const added = cart.lastItemAdded
  const [open, setOpen] = useState(false)

  // Close when the shopper leaves the page, not when a page opens: the dialog's code may load after the
  // addition that it shows. For the same reason this effect stands before the one that opens the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path closes the dialog
  useEffect(() => () => setOpen(false), [path])
  useEffect(() => {
    if (!added || !store.announce(added.at)) return
    setOpen(true)
  }, [added, store])

  const item = cart.items.find((candidate) => candidate.id === added?.id)
  const close = () => setOpen(false)
  const asks = Parts !== undefined && item !== undefined && needsParts(item.kBType)
  return (
    <Dialog
      open={open && item !== undefined}
      onClose={close}
      title={texts.added}
      width={asks ? 'wide' : 'normal'}
      className={asks ? 'cart-parts' : undefined}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            {texts.continueShopping}
          </Button>
          <LinkButton look="primary" href="/cart">
            {texts.proceedToCart}
          </LinkButton>
        </>
      }
    >
      {item && (
        <div className={asks ? 'cart-with-parts' : undefined}>
          <div className="cart-added">
            <span className="cart-pic">
              <Drawing key={item.id} src={access.drawingUrl(item.id)} />
            </span>
            <div className="stack-s">
              <p className="plate-label">
                {item.brand} · {item.sku}
              </p>
              <p className="strong">{item.name}</p>
              <p className="meta">{item.description}</p>
              <p className="price compact">
                {formatMoney(item.price)} <span className="meta">{texts.each}</span>
              </p>
              <QuantityStepper
                label={item.name}
                value={item.qty}
                onChange={(qty) => store.send({ type: 'quantityChanged', id: item.id, qty })}
              />
              <p className="meta" aria-live="polite">
                {texts.cartNow(itemCount(cartQty(cart)), formatMoney(cartTotals(cart).subTotal))}
              </p>
            </div>
          </div>
          {asks && <Parts key={added?.at} store={store} id={item.id} />}
        </div>
      )}
    </Dialog>
  )
}
