import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { UndoToast } from '#ui/toast/toast.tsx'
import { cartQty } from '../rules/totals.ts'
import { type Cart, type CartItem, itemCount } from '../rules/types.ts'
import { texts } from '../texts.ts'
import { useCart, useCartStore } from './cart-context.tsx'
import { CartLine } from './cart-line.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartOpening, EmptyCart } from './cart-states.tsx'
import type { CartStore } from './cart-store.ts'
import { type CartSumProps, deliveryDays } from './cart-sum.tsx'
import { ServiceChoices } from './service-choices.tsx'
import { ShippingChoices } from './shipping-choices.tsx'
import { CartSide } from './side/cart-side.tsx'
import { InternalFigures } from './side/internal-figures.tsx'

// Loaded when the shopper opens the form.
const MailCart = lazy(() => import('./mail-cart.tsx').then(({ MailCart: part }) => ({ default: part })))

interface Props {
  /** the cart is being filled from a link */
  readonly filling?: boolean
  readonly zip: string
  readonly showInsideDelivery: boolean
  /** deliveries there are quoted by phone */
  readonly quotedByPhone?: boolean
  /** opens the place modal */
  readonly changeZip: ReactNode
  readonly help: ReactNode
  /** a link to the phone */
  readonly phone: ReactNode
  /** products that may not be installed at the delivery address */
  readonly rules?: (cart: Cart) => ReactNode
  /** products that the shopper saw lately, below an empty cart */
  readonly recent?: ReactNode
  /** installation quotes for what is in the cart */
  readonly installation?: ReactNode
  /** more to do with the whole cart, beside its heading */
  readonly actions?: (items: readonly CartItem[]) => ReactNode
  /** rebates, paid back later: shown below the total and never part of it */
  readonly after?: CartSumProps['after']
}

/**
 * The cart (R-CART): its lines in one column, the sum in another. The cart is in the browser alone, so the
 * server renders nothing of it.
 */
export function CartPage(props: Props) {
  const store = useCartStore()
  const cart = useCart(store)

  const isReady = store !== null && !props.filling

  useEffect(() => {
    if (isReady) void store?.check()
  }, [store, isReady])

  return isReady ? <OpenCart store={store} cart={cart} {...props} /> : <CartOpening />
}

function OpenCart({
  store,
  cart,
  zip,
  showInsideDelivery,
  quotedByPhone = false,
  changeZip,
  help,
  phone,
  rules,
  installation,
  recent,
  actions,
  after,
}: Props & { readonly store: CartStore; readonly cart: Cart }) {
  const [undoable, setUndoable] = useState<{ before: Cart; message: string } | null>(null)
  const [mailing, setMailing] = useState(false)
  const products = cart.items.filter((item) => !item.isService)

  const undo = () => {
    if (undoable) store.putBack(undoable.before)
    setUndoable(null)
  }
  const remove = (item: CartItem) => {
    setUndoable({ before: cart, message: texts.removed(item.name) })
    store.send({ type: 'itemRemoved', id: item.id })
  }
  const clear = () => {
    setUndoable({ before: cart, message: texts.cleared })
    store.send({ type: 'cleared' })
  }
  const toast = (
    <UndoToast message={undoable?.message ?? null} onUndo={undo} onDismiss={() => setUndoable(null)} />
  )
  if (products.length === 0)
    return (
      <EmptyCart help={help}>
        <div className="cart-recent">{recent}</div>
        {toast}
      </EmptyCart>
    )

  return (
    <>
      <div className="section-head cart-head">
        <h1>{texts.cartTitle(itemCount(cartQty(cart)))}</h1>
        <span className="row no-print">
          {actions?.(products)}
          <Button look="quiet" onClick={() => setMailing(true)}>
            {texts.mailCart}
          </Button>
          <Button look="quiet" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button look="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        </span>
      </div>
      <CartNotices
        cart={cart}
        onDismiss={() => store.send({ type: 'alertsDismissed' })}
        onRetry={() => store.send({ type: 'destinationChanged' })}
      />
      {rules?.(cart)}
      <div className="main-and-side">
        <div>
          <ul className="cart-lines">
            {products.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                days={deliveryDays(cart)}
                alerts={cart.alerts.cartAlertsData.filter((alert) => alert.id === item.id)}
                onQuantity={(qty) => store.send({ type: 'quantityChanged', id: item.id, qty })}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          {cart.internal && (
            <InternalFigures cart={cart} internal={cart.internal} onChange={() => void store.check()} />
          )}
          <ShippingChoices
            cart={cart}
            onChoose={(option) => store.send({ type: 'shippingChosen', option })}
          />
          <ServiceChoices
            items={cart.items}
            heaviest={Math.max(0, ...products.map((item) => item.weightLb))}
            showInside={showInsideDelivery}
            quotedByPhone={quotedByPhone}
            onToggle={(service) => store.send({ type: 'serviceToggled', service })}
          />
          {installation}
        </div>
        <CartSide
          cart={cart}
          zip={zip}
          changeZip={changeZip}
          phone={phone}
          after={after}
          onCoupon={(code) => store.send({ type: 'couponEntered', code })}
          onCouponRemoved={() => store.send({ type: 'couponRemoved' })}
        />
      </div>
      {mailing && (
        <Suspense>
          <MailCart store={store} onClose={() => setMailing(false)} />
        </Suspense>
      )}
      {toast}
    </>
  )
}
