import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { Receipt } from '../contract.ts'
import { printedOrderNumber } from '../rules/order-number.ts'
import { dueText, orderedAtText } from '../rules/receipt-sums.ts'
import { pageTexts as texts } from '../texts.ts'
import {
  AddressLines,
  isSameAddress,
  OrderSum,
  OrderTable,
  type Pictures,
  paidWith,
  shippingText,
  stateText,
  waitsForCheck,
} from './order-view.tsx'

interface Props {
  readonly order: Receipt
  readonly pictures: Pictures
  readonly contact: { phone: string; email: string; address: string }
  readonly backHref: string
  /** a further link beside the way back; not printed */
  readonly more?: ReactNode
}

/** R-RECEIPT: one Letter page without header or footer; the same on screen and on paper. */
export function ReceiptPage({ order, pictures, contact, backHref, more }: Props) {
  const due = dueText(order.payment)
  return (
    <>
      <nav className="no-print wrap order-bar" aria-label={texts.thisReceipt}>
        <Link href={backHref}>{texts.backToOrder}</Link>
        {more}
        <Button look="primary" icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </nav>
      <main id="main" className="order-sheet">
        <Letterhead order={order} contact={contact} />
        <div className="order-facts">
          <div>
            <h2 className="plate-label">{texts.shipTo}</h2>
            <AddressLines address={order.shipping} />
            <p className="meta">{order.phone}</p>
          </div>
          <div>
            <h2 className="plate-label">{texts.billTo}</h2>
            {isSameAddress(order.billing, order.shipping) ? (
              <SameAddress name={order.billing.name} />
            ) : (
              <AddressLines address={order.billing} />
            )}
            <p className="meta">{order.email}</p>
          </div>
          <div>
            <h2 className="plate-label">{texts.payment}</h2>
            <p>
              <b className="strong">{paidWith(order)}</b>
            </p>
            <p className="meta">{stateText(order)}</p>
            {due && <p className="meta">{due}</p>}
          </div>
        </div>
        <OrderTable order={order} pictures={pictures} />
        <div className="order-end">
          <div className="meta stack-s">
            <p>
              {order.shippingMethod.label}, {order.shipping.deliveryType}. {shippingText(order)}
            </p>
            <p>{texts.returns}</p>
            {waitsForCheck(order) && order.mailCheckTo && (
              <p>{texts.awaitingCheck(printedOrderNumber(order.orderID), order.mailCheckTo)}</p>
            )}
          </div>
          <OrderSum order={order} />
        </div>
        <footer className="order-foot meta">
          {texts.questions(contact.phone, printedOrderNumber(order.orderID))}
        </footer>
      </main>
    </>
  )
}

function Letterhead({ order, contact }: Pick<Props, 'order' | 'contact'>) {
  return (
    <header className="order-head">
      <div>
        <Logo />
        <p className="meta">
          {texts.tagline}
          <span className="order-line">
            {contact.phone} · {contact.email}
          </span>
          <span className="order-line">{contact.address}</span>
        </p>
      </div>
      <div className="order-number">
        <h1 className="plate-label">{texts.receipt}</h1>
        <p className="price">{printedOrderNumber(order.orderID)}</p>
        <p className="meta">{texts.orderedAt(orderedAtText(order.orderedAt))}</p>
      </div>
    </header>
  )
}

const SameAddress = ({ name }: { readonly name: string }) => (
  <p>
    <b className="strong">{name}</b>
    <span className="order-line">{texts.sameAddress}</span>
  </p>
)
