import { type ReactNode, useEffect, useState } from 'react'
import { formatDays } from '#kit/dates.ts'
import { formatMoney } from '#kit/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { UndoToast } from '#ui/toast/toast.tsx'
import { cartQty } from '../rules/totals.ts'
import { PRIORITY_DELIVERY } from '../rules/services.ts'
import type { Cart, CartItem, ShippingOption, ShippingType } from '../rules/types.ts'
import { texts } from '../texts.ts'
import { CartLine } from './cart-line.tsx'
import { CartSum, DeliveryDates } from './cart-sum.tsx'
import { useCart, useCartAccess, useCartStore } from './cart-context.tsx'
import { DiscountCode } from './discount-code.tsx'
import { ServiceChoices } from './service-choices.tsx'

interface Props {
  readonly zip: string
  readonly showInsideDelivery: boolean
  /** opens the place modal */
  readonly changeZip: ReactNode
  readonly help: ReactNode
}

/** The cart (R-CART): one column of work, one of sum. Everything here is this browser's own, so nothing of it is rendered on the server. */
export function CartPage({ zip, showInsideDelivery, changeZip, help }: Props) {
  const store = useCartStore()
  const cart = useCart(store)
  const access = useCartAccess()
  const [removed, setRemoved] = useState<{ items: readonly CartItem[]; message: string } | null>(null)

  useEffect(() => {
    void store?.check()
  }, [store])

  if (!store) return <CartSkeleton />

  const products = cart.items.filter((item) => !item.isService)
  const undo = () => {
    store.send({ type: 'productsPasted', items: removed?.items ?? [] })
    setRemoved(null)
  }
  const toast = <UndoToast message={removed?.message ?? null} onUndo={undo} onDismiss={() => setRemoved(null)} />
  if (products.length === 0) return <EmptyCart help={help}>{toast}</EmptyCart>

  const remove = (item: CartItem) => {
    setRemoved({ items: [item], message: texts.removed(item.name) })
    store.send({ type: 'itemRemoved', id: item.id })
  }
  const clear = () => {
    setRemoved({ items: cart.items.filter((item) => item.id !== PRIORITY_DELIVERY), message: texts.cleared })
    store.send({ type: 'cleared' })
  }

  return (
    <>
      <div className="sechead">
        <h1>{texts.cartTitle(cartQty(cart))}</h1>
        <span className="row no-print">
          <Button look="quiet" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button look="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        </span>
      </div>
      <CartNotices cart={cart} onDismiss={() => store.send({ type: 'alertsDismissed' })} />
      <div className="cols2">
        <div>
          <ul className="cart-lines">
            {products.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                drawingUrl={access.drawingUrl(item.id)}
                alert={cart.alerts.cartAlertsData.find((alert) => alert.id === item.id)?.message}
                onQuantity={(qty) => store.send({ type: 'quantityChanged', id: item.id, qty })}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <ServiceChoices
            items={cart.items}
            heaviest={Math.max(0, ...products.map((item) => item.weightLb))}
            showInside={showInsideDelivery}
            onToggle={(service) => store.send({ type: 'serviceToggled', service })}
          />
          <ShippingChoices cart={cart} onChoose={(type) => store.send({ type: 'shippingChosen', option: type })} />
        </div>
        <aside className="box sticky stack" aria-label={texts.total}>
          <div className="row between">
            <span className="pl">{texts.shippingTo(zip)}</span>
            {changeZip}
          </div>
          <CartSum cart={cart} zip={zip} />
          <DiscountCode coupon={cart.coupon} onEnter={(code) => store.send({ type: 'couponEntered', code })} onRemove={() => store.send({ type: 'couponRemoved' })} />
          <LinkButton look="primary" size="big" full href="/checkout/shipping">
            {texts.continueToShipping}
          </LinkButton>
          <DeliveryDates cart={cart} />
          <p className="meta">{texts.insured}</p>
        </aside>
      </div>
      {toast}
    </>
  )
}

function CartNotices({ cart, onDismiss }: { readonly cart: Cart; readonly onDismiss: () => void }) {
  const { shippingOptions } = cart.shipping
  return (
    <div className="stack cart-notices" aria-live="polite">
      {cart.alerts.popupMessage && (
        <Notice tone="warn" onClose={onDismiss}>
          {cart.alerts.popupMessage}
        </Notice>
      )}
      {shippingOptions.kind === 'failed' && <Notice tone="bad">{shippingOptions.error}</Notice>}
      {cart.tax.kind === 'failed' && <Notice tone="bad">{cart.tax.error}</Notice>}
    </div>
  )
}

function ShippingChoices({ cart, onChoose }: { readonly cart: Cart; readonly onChoose: (type: ShippingType) => void }) {
  const options = shownOptions(cart)
  if (options.length < 2) return null
  return (
    <section className="cart-services">
      <RadioGroup
        name="shipping"
        label={<span className="h">{texts.shippingTitle}</span>}
        layout="joined"
        value={cart.shipping.selectedShippingOption?.type ?? null}
        onChange={(value) => onChoose(value as ShippingType)}
        options={options.map((option) => ({
          value: option.type,
          label: option.label,
          note: option.deliveryDate ? formatDays(option.deliveryDate, option.deliveryDateTo) : undefined,
          aside: option.cost === 0 ? texts.free : formatMoney(option.cost),
        }))}
      />
    </section>
  )
}

function shownOptions(cart: Cart): readonly ShippingOption[] {
  const { shippingOptions } = cart.shipping
  return shippingOptions.kind === 'ready' ? shippingOptions.data : shippingOptions.kind === 'loading' ? (shippingOptions.last ?? []) : []
}

function EmptyCart({ help, children }: { readonly help: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <EmptyState
        level={1}
        title={texts.empty}
        help={help}
        actions={
          <>
            <LinkButton look="primary" href="/category/furnaces-heaters">
              {texts.shopFurnaces}
            </LinkButton>
            <LinkButton href="/view-categories">{texts.shopAll}</LinkButton>
          </>
        }
      >
        <p>{texts.emptyHint}</p>
      </EmptyState>
      {children}
    </>
  )
}

function CartSkeleton() {
  return (
    <div className="cart-opening">
      <h1>{texts.loading}</h1>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </div>
  )
}
