import type { ReactNode } from 'react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatMoney } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { forbiddenItems } from '../../rules/shipping-choice.ts'
import { cartQty, cartTotals } from '../../rules/totals.ts'
import { type Cart, itemCount } from '../../rules/types.ts'
import { texts } from '../../texts.ts'
import { CartSum, type CartSumProps, DeliveryDates } from '../cart-sum.tsx'
import { DiscountCode } from './discount-code.tsx'

const { promises } = texts

/** What a buyer wants to know before going to the checkout: payment, delivery, returns, damage and help. */
function CartPromises({ phone }: { readonly phone: ReactNode }) {
  return (
    <section className="meta cart-promises" aria-label={promises.title}>
      <ul className="cart-marks">
        {promises.cards.map((card) => (
          <li key={card}>{card}</li>
        ))}
      </ul>
      <ul className="stack-s">
        <Promised icon="lock">{promises.secure}</Promised>
        <Promised icon="truck">
          {texts.insured} {texts.sameDay}
        </Promised>
        <Promised icon="document">{promises.returns}</Promised>
        <Promised icon="warning">{promises.damaged}</Promised>
        <Promised icon="phone">
          {promises.help} {phone}
        </Promised>
      </ul>
    </section>
  )
}

const Promised = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
)

interface Props {
  readonly cart: Cart
  readonly zip: string
  readonly changeZip: ReactNode
  /** a link to the phone */
  readonly phone: ReactNode
  readonly after?: CartSumProps['after']
  readonly onCoupon: (code: string) => void
  readonly onCouponRemoved: () => void
}

const CHECKOUT = '/checkout/shipping'
/** says why the way to the checkout is closed */
const REASON_ID = 'cart-closed'

/**
 * The sum beside the lines, with the button to shipping. On phones a bar shows the total and the button until
 * the button itself is in view.
 */
export function CartSide({ cart, zip, changeZip, phone, after, onCoupon, onCouponRemoved }: Props) {
  const button = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(button)
  const blocked = blockedNames(cart)
  const forbidden = forbiddenItems(cart).map((item) => item.name)
  const isClosed = forbidden.length > 0
  return (
    <>
      <aside className="box sticky stack" aria-label={texts.total}>
        <div className="cart-sum-head">
          <span className="plate-label">{texts.sumFor(zip)}</span>
          {changeZip}
        </div>
        <CartSum cart={cart} zip={zip} after={after} />
        <DiscountCode coupon={cart.coupon} onEnter={onCoupon} onRemove={onCouponRemoved} />
        {blocked && <Notice tone="warn">{texts.cannotBeOrdered(blocked)}</Notice>}
        {isClosed && (
          <div id={REASON_ID}>
            <Notice tone="bad">{texts.cannotBeInstalled(forbidden.join(', '), zip)}</Notice>
          </div>
        )}
        <div ref={button} className="no-print">
          {isClosed ? (
            <Button look="primary" size="big" full disabled aria-describedby={REASON_ID}>
              {texts.continueToShipping}
            </Button>
          ) : (
            <LinkButton look="primary" size="big" full href={CHECKOUT}>
              {texts.continueToShipping}
            </LinkButton>
          )}
        </div>
        <DeliveryDates cart={cart} />
        <CartPromises phone={phone} />
      </aside>
      <div className="cart-bar no-print" hidden={isSeen}>
        <span>
          <span className="price">{formatMoney(cartTotals(cart).total)}</span>
          <span className="meta">
            {texts.itemsDelivered(
              itemCount(cartQty(cart)),
              cart.tax.kind !== 'failed' && cart.shipping.shippingOptions.kind !== 'failed',
            )}
          </span>
        </span>
        {isClosed ? (
          <Button look="primary" disabled>
            {texts.toShipping}
          </Button>
        ) : (
          <LinkButton look="primary" href={CHECKOUT}>
            {texts.toShipping}
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** Names of the products that the last check found unavailable in their quantity. */
function blockedNames(cart: Cart): string {
  const ids = new Set(
    cart.alerts.cartAlertsData
      .filter(({ kind }) => kind === 'out_of_stock' || kind === 'no_longer_sold')
      .map(({ id }) => id),
  )
  return cart.items
    .filter((item) => ids.has(item.id))
    .map((item) => item.name)
    .join(', ')
}

/** Whether an element is on the screen; true at first, so that the bar does not flash up. */
function useSeen(target: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isSeen
}
