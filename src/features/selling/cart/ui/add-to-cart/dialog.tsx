import { type ComponentType, useState } from 'react'
import { NEEDING_PARTS } from '#features/catalog/accessories/rules/needing-traits.ts'
import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import { formatMoney } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { cartQty, cartTotals } from '../../rules/totals.ts'
import { type CartItem, itemCount } from '../../rules/types.ts'
import { texts } from '../../texts.ts'
import { useCart } from '../cart-context.tsx'
import { ItemPicture } from '../cart-line.tsx'
import type { CartStore } from '../cart-store.ts'
import { useShownAddition } from './shown-addition.ts'

/** Props of the right side of the dialog. */
export interface PartsProps {
  readonly store: CartStore
  /** the product that was added */
  readonly id: string
  /** the place in the dialog's foot for a button of the parts */
  readonly action: HTMLElement | null
}

interface Props {
  readonly store: CartStore
  /** shows what the added product also needs (L-REQ) */
  readonly Parts?: ComponentType<PartsProps> | undefined
  /** the page's path: leaving it closes the dialog (L-ADDMODAL-CLOSE) */
  readonly path: string
}

/** L-ADDMODAL: the product that was just added, the parts it needs, and links to continue. */
export function AddToCartDialog({ store, path, Parts }: Props) {
  const cart = useCart(store)
  const { shown, close } = useShownAddition(store, path)
  const [action, setAction] = useState<HTMLElement | null>(null)
  const item = cart.items.find((candidate) => candidate.id === shown?.id)
  const waits = shown?.waits ?? false
  const asks = Parts !== undefined && (item === undefined || isOneOf(item, NEEDING_PARTS))
  const isOpen = shown !== null && (waits || item !== undefined)

  const undo = () => {
    const qty = (item?.qty ?? 0) - (cart.lastItemAdded?.qty ?? 0)
    if (shown) store.send({ type: 'quantityChanged', id: shown.id, qty: Math.max(0, qty) })
    close()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<Title waits={waits} />}
      width={asks ? 'wide' : 'normal'}
      className={asks ? 'cart-parts' : undefined}
      footer={
        <>
          <p className="cart-now" aria-live="polite">
            {texts.cartNow(itemCount(cartQty(cart)), formatMoney(cartTotals(cart).subTotal))}
          </p>
          <span className="cart-add-parts" ref={setAction} />
          <Button look="quiet" onClick={close}>
            {texts.continueShopping}
          </Button>
          <LinkButton look="primary" href="/cart">
            {texts.proceedToCart}
          </LinkButton>
        </>
      }
    >
      {shown && (
        <div className={asks ? 'cart-with-parts' : undefined}>
          <AddedItem
            key={shown.id}
            item={waits ? undefined : item}
            id={shown.id}
            name={shown.name}
            onQuantity={(qty) => store.send({ type: 'quantityChanged', id: shown.id, qty })}
            onUndo={undo}
          />
          {asks && !waits && (
            <Parts key={cart.lastItemAdded?.at} store={store} id={shown.id} action={action} />
          )}
        </div>
      )}
    </Dialog>
  )
}

const Title = ({ waits }: { readonly waits: boolean }) =>
  waits ? (
    texts.adding
  ) : (
    <span className="cart-added-title">
      <Icon name="check" />
      {texts.added}
    </span>
  )

interface AddedItemProps {
  /** undefined while the product is on its way into the cart */
  readonly item: CartItem | undefined
  readonly id: string
  readonly name: string
  readonly onQuantity: (quantity: number) => void
  readonly onUndo: () => void
}

function AddedItem({ item, id, name, onQuantity, onUndo }: AddedItemProps) {
  return (
    <div className="cart-added">
      {/* a product that only a number names may not exist: its picture waits for the item */}
      {item || name ? <ItemPicture key={id} id={id} /> : <span className="cart-pic" />}
      <div className="stack-s">
        {item && (
          <p className="plate-label">
            {item.brand} · {item.sku}
          </p>
        )}
        <p className="strong">{item?.name ?? name}</p>
        {item && (
          <>
            <p className="meta cart-added-about">{item.description}</p>
            <p className="price compact">
              {formatMoney(item.price)} <span className="meta">{texts.each}</span>
            </p>
            <div className="row cart-added-quantity">
              <QuantityStepper label={item.name} value={item.qty} onChange={onQuantity} />
              <Button look="quiet" size="small" onClick={onUndo} aria-label={texts.undoAdding(item.name)}>
                {texts.undo}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
