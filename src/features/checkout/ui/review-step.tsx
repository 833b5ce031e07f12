import type { ReactNode } from 'react'
import { cartTotals } from '#features/cart/rules/totals.ts'
import type { Cart } from '#features/cart/rules/types.ts'
import { formatDays } from '#kit/dates.ts'
import { formatMoney } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { fullName } from '../rules/check-address.ts'
import type { CheckoutState } from '../rules/checkout-state.ts'
import { formTexts as texts } from '../texts.ts'
import type { CardToken } from './checkout-store.ts'

interface Props {
  readonly cart: Cart
  readonly form: CheckoutState
  readonly card: CardToken | null
  readonly placing: boolean
  readonly onPlace: () => void
  readonly items: ReactNode
}

/** R-CO-REVIEW: everything once more, then one button that says what it does. */
export function ReviewStep({ cart, form, card, placing, onPlace, items }: Props) {
  const total = formatMoney(cartTotals(cart).total)
  const option = cart.shipping.selectedShippingOption
  const { shipping } = form
  return (
    <>
      <dl className="box co-review">
        <Fact name={texts.shipTo} href="/checkout/shipping" note={`${form.deliveryType} · ${form.phoneNumber} · ${form.email}`}>
          {fullName(shipping)}
          <br />
          {[shipping.address, shipping.address2].filter(Boolean).join(', ')}, {shipping.city}, {shipping.state} {shipping.zipcode}
        </Fact>
        <Fact name={texts.delivery} href="/checkout/shipping" note={form.deliveryType === 'Freight terminal' ? texts.pickedUp : texts.carrierCalls}>
          {option?.deliveryDate ? formatDays(option.deliveryDate, option.deliveryDateTo) : (option?.label ?? '')}
        </Fact>
        <Fact name={texts.payment} href="/checkout/payment" note={card ? texts.charged(total) : texts.byCheck(total)}>
          {card ? texts.cardEnding(card.type, card.last4) : texts.check}
        </Fact>
      </dl>
      <section className="stack">
        <div className="row between">
          <h2 className="co-legend">{texts.yourOrder}</h2>
          <Link href="/cart">{texts.editCart}</Link>
        </div>
        {items}
      </section>
      <div className="row between">
        <Link href="/checkout/payment">{texts.backToPayment}</Link>
        <Button look="primary" size="big" busy={placing} busyText={texts.placing} onClick={onPlace}>
          {texts.place(total)}
        </Button>
      </div>
      <p className="meta">{texts.terms}</p>
    </>
  )
}

function Fact({ name, href, note, children }: { readonly name: string; readonly href: string; readonly note: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="strong">{children}</b>
        <span className="meta">{note}</span>
      </dd>
      <dd>
        <Link href={href}>
          {texts.change}
          <span className="vh"> {name}</span>
        </Link>
      </dd>
    </div>
  )
}
