import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { Receipt } from '../contract.ts'
import { pageTexts as texts } from '../texts.ts'
import { AddressLines, deliveryOf, OrderSum, OrderTable, paidWith } from './order-view.tsx'

interface Props {
  readonly order: Receipt
  readonly contact: { phone: string; email: string; address: string }
  readonly backHref: string
}

const ordered = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Chicago' })

/** R-RECEIPT: one Letter page without header or footer; the same on screen and on paper. */
export function ReceiptPage({ order, contact, backHref }: Props) {
  return (
    <>
      <div className="no-print wrap or-bar">
        <Link href={backHref}>{texts.backToOrder}</Link>
        <Button look="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <main id="main" className="or-sheet">
        <header className="or-head">
          <div>
            <Logo />
            <p className="meta">
              {texts.tagline}
              <span className="or-line">
                {contact.phone} · {contact.email}
              </span>
              <span className="or-line">{contact.address}</span>
            </p>
          </div>
          <div className="or-number">
            <h1 className="pl">{texts.receipt}</h1>
            <p className="price">{order.orderID}</p>
            <p className="meta">{texts.orderedAt(ordered.format(new Date(order.orderedAt)))}</p>
          </div>
        </header>
        <div className="or-facts">
          <div>
            <h2 className="pl">{texts.shipTo}</h2>
            <AddressLines address={order.shipping} />
            <p className="meta">{order.shipping.deliveryType}</p>
          </div>
          <div>
            <h2 className="pl">{texts.billTo}</h2>
            <AddressLines address={order.billing} />
            <p className="meta">{order.email}</p>
          </div>
          <div>
            <h2 className="pl">{texts.payment}</h2>
            <p>
              <b className="strong">{paidWith(order)}</b>
            </p>
            <p className="meta">{texts.stateOf[order.state]}</p>
          </div>
        </div>
        <OrderTable order={order} />
        <div className="or-end">
          <div className="meta stack">
            <p>{deliveryOf(order)}</p>
            <p>{texts.returns}</p>
            {order.payment.method === 'check' && <p>{texts.awaitingCheck(order.orderID)}</p>}
          </div>
          <OrderSum order={order} />
        </div>
      </main>
    </>
  )
}
