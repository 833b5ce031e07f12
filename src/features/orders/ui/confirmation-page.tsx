import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { OrderProgress, Receipt } from '../contract.ts'
import { pageTexts as texts } from '../texts.ts'
import { AddressLines, deliveryOf, OrderSum, OrderTable, paidWith } from './order-view.tsx'

interface Props {
  readonly order: Receipt
  readonly payment: OrderProgress['payment']
  readonly phone: string
  readonly title?: ReactNode
}

/** R-CO-CONF and the order summary: what happened, what happens next, what it came to. */
export function ConfirmationPage({ order, payment, phone, title }: Props) {
  return (
    <>
      <div className="or-top">
        <div className="stack">
          <PaymentState order={order} payment={payment} />
          <h1>{title ?? texts.thanks(order.shipping.name.split(' ')[0] ?? '')}</h1>
          <p className="lead">
            {texts.placed(order.orderID)} {payment === 'confirming' ? '' : texts.mailed(order.email)}
          </p>
        </div>
        <div className="row no-print">
          <LinkButton href={`/order-receipt/${order.orderID}`}>{texts.receiptForPrint}</LinkButton>
          <LinkButton look="primary" href="/">
            {texts.keepShopping}
          </LinkButton>
        </div>
      </div>
      {order.payment.method === 'check' && order.state === 'awaiting_funds' && <Notice title={texts.checkTitle}>{texts.awaitingCheck(order.orderID)}</Notice>}
      <ol className="or-steps">
        {texts.next(deliveryOf(order), order.phone).map(([what, how]) => (
          <li key={what}>
            <b className="h">{what}</b>
            {how}
          </li>
        ))}
      </ol>
      <div className="cols2">
        <section className="stack">
          <h2>{texts.whatComes}</h2>
          <OrderTable order={order} />
        </section>
        <aside className="box stack" aria-label={texts.total}>
          <p className="pl">{texts.orderNumber(order.orderID)}</p>
          <OrderSum order={order} />
          <p className="pl">{texts.shipTo}</p>
          <AddressLines address={order.shipping} />
          <p className="meta">{texts.needChange(phone)}</p>
        </aside>
      </div>
    </>
  )
}

function PaymentState({ order, payment }: Pick<Props, 'order' | 'payment'>) {
  if (order.state === 'cancelled') return <StateWord state="bad">{texts.stateOf.cancelled}</StateWord>
  if (payment === 'confirming') {
    return (
      <Notice tone="warn" live="status">
        {texts.confirming}
      </Notice>
    )
  }
  if (order.state === 'awaiting_funds') return <StateWord state="warn">{texts.stateOf.awaiting_funds}</StateWord>
  if (order.state === 'pending') return <StateWord state="warn">{texts.stateOf.pending}</StateWord>
  return <StateWord state="ok">{`${texts.stateOf[order.state]}: ${paidWith(order)}`}</StateWord>
}
