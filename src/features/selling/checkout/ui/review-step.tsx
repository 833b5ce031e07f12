import type { ReactNode } from 'react'
import { cartQty, cartTotals } from '#features/selling/cart/rules/totals.ts'
import { type Cart, itemCount } from '#features/selling/cart/rules/types.ts'
import { lenderNames } from '#features/selling/payments/rules/methods.ts'
import { nextShipDayText } from '#features/selling/shipping/rules/promise.ts'
import { formatDays } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { fullName } from '../rules/check-address.ts'
import { type CheckoutAddress, type CheckoutState, isAtLender } from '../rules/checkout-state.ts'
import { amazonCard } from '../rules/wallet-form.ts'
import { termsTexts, formTexts as texts } from '../texts.ts'
import type { BankToken, CardToken } from './checkout-store.ts'

interface Props {
  readonly cart: Cart
  readonly form: CheckoutState
  readonly card: CardToken | null
  /** days from shipping to payment, for an order on the company's account */
  readonly termsDays?: number | undefined
  readonly bank?: BankToken | null
  /** what the buyer agrees to by placing the order, besides the terms */
  readonly agreement?: string | undefined
  readonly placing: boolean
  /** the browser solves a proof of work that the server asked for */
  readonly proving?: boolean
  /** freight or tax is being calculated: the total may still change */
  readonly quoting: boolean
  readonly onPlace: () => void
  readonly items: ReactNode
}

/** R-CO-REVIEW: the whole order again, then one button that names the total. */
export function ReviewStep({
  cart,
  form,
  card,
  termsDays,
  bank = null,
  agreement,
  placing,
  proving = false,
  quoting,
  onPlace,
  items,
}: Props) {
  const total = formatMoney(cartTotals(cart).total)
  const lender = lenderNames[form.paymentMethod]
  const placingText = lender && isAtLender(form) ? texts.atLender(lender) : texts.placing
  return (
    <>
      <ReviewFacts cart={cart} form={form} card={card} bank={bank} termsDays={termsDays} total={total} />
      <section className="stack">
        <div className="row between">
          <h2 className="checkout-legend">{itemCount(cartQty(cart))}</h2>
          <Link href="/cart">{texts.editCart}</Link>
        </div>
        {items}
      </section>
      <div className="checkout-actions">
        <Link href="/checkout/payment">{texts.backToPayment}</Link>
        <Button
          look="primary"
          size="big"
          busy={placing || quoting}
          busyText={placing ? placingText : texts.quoting}
          onClick={onPlace}
        >
          {lender ? texts.toLender(lender, total) : texts.place(total)}
        </Button>
      </div>
      <p className="meta" role="status">
        {proving ? texts.proving : null}
      </p>
      {agreement && <p className="meta">{agreement}</p>}
      <p className="meta">
        {texts.termsBefore}
        <a href="/terms-of-sale" target="_blank" rel="noopener">
          {texts.terms}
          <span className="visually-hidden"> {texts.newTab}</span>
        </a>
        {texts.termsAfter}
      </p>
    </>
  )
}

function ReviewFacts({
  cart,
  form,
  card,
  bank,
  termsDays,
  total,
}: Pick<Props, 'cart' | 'form' | 'card' | 'termsDays'> & { readonly bank: BankToken | null } & {
  readonly total: string
}) {
  const option = cart.shipping.selectedShippingOption
  const { shipping } = form
  const contact = [form.deliveryType, form.phoneNumber, form.email, form.commentsForCarrier]
    .filter(Boolean)
    .join(' · ')
  const ships = option?.shipDate ? `${texts.shipsOn(nextShipDayText(option.shipDate, new Date()))} ` : ''
  const bill = form.billingAndShippingAddressAreTheSame
    ? texts.sameBilling
    : texts.billedTo(`${fullName(form.billing)}, ${inOneLine(form.billing)}`)
  const payment = paymentFacts(form, { card, bank, termsDays }, total)
  return (
    <dl className="box checkout-review">
      <Fact name={texts.shipTo} href="/checkout/shipping" note={contact}>
        {fullName(shipping)}
        <br />
        {inOneLine(shipping)}
      </Fact>
      <Fact
        name={texts.delivery}
        href="/checkout/shipping"
        note={`${ships}${form.deliveryType === 'Freight terminal' ? texts.pickedUp : texts.carrierCalls}`}
      >
        {option?.deliveryDate
          ? `${formatDays(option.deliveryDate, option.deliveryDateTo)}, ${option.label}`
          : (option?.label ?? '')}
      </Fact>
      <Fact name={texts.payment} href="/checkout/payment" note={`${payment.note} ${bill}`}>
        {payment.name}
      </Fact>
    </dl>
  )
}

function paymentFacts(
  form: CheckoutState,
  {
    card,
    bank,
    termsDays,
  }: { card: CardToken | null; bank: BankToken | null; termsDays: number | undefined },
  total: string,
): { name: string; note: string } {
  const lender = lenderNames[form.paymentMethod]
  if (lender) return { name: lender, note: texts.byLender(lender, total) }
  if (bank)
    return {
      name: texts.bankEnding(bank.mask),
      note:
        bank.verificationMethod === 'micro_transfers' ? texts.bankDeposits(total) : texts.bankCharged(total),
    }
  if (form.paymentMethod === 'terms' && termsDays !== undefined)
    return { name: termsTexts.fact(termsDays), note: termsTexts.charged(total, termsDays) }
  if (form.paymentMethod === 'PayPal') return { name: texts.payPal, note: texts.payPalCharged(total) }
  if (form.paymentMethod === 'AmazonPay')
    return { name: texts.amazonPay, note: texts.amazonCharged(total, amazonCard(form)) }
  return card
    ? { name: texts.cardEnding(card.type, card.last4), note: texts.charged(total) }
    : { name: texts.check, note: texts.byCheck(total) }
}

const inOneLine = ({ company, address, address2, city, state, zipcode }: CheckoutAddress): string =>
  `${[company, address, address2, city].filter(Boolean).join(', ')}, ${state} ${zipcode}`

function Fact({
  name,
  href,
  note,
  children,
}: {
  readonly name: string
  readonly href: string
  readonly note: string
  readonly children: ReactNode
}) {
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
          <span className="visually-hidden"> {name}</span>
        </Link>
      </dd>
    </div>
  )
}
