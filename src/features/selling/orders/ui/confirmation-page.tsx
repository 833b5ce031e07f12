import type { ReactNode } from 'react'
import { formatDay } from '#lib/dates.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { OrderProgress, Receipt } from '../contract.ts'
import { printedOrderNumber } from '../rules/order-number.ts'
import { dueText, orderedAtText } from '../rules/receipt-sums.ts'
import { pageTexts as texts } from '../texts.ts'
import { NextSteps } from './next-steps.tsx'
import {
  AddressLines,
  OrderSum,
  OrderTable,
  type Pictures,
  paidWith,
  shippingText,
  stateText,
} from './order-view.tsx'

interface Props {
  readonly order: Receipt
  readonly pictures: Pictures
  readonly payment: OrderProgress['payment']
  readonly phone: string
  readonly receiptHref: string
  /** the order's own page, which follows it until it is delivered; missing on that page itself */
  readonly orderHref?: string | undefined
  readonly title?: ReactNode
  /** how far the order has come, in place of the usual next steps */
  readonly progress?: ReactNode
  /** shipments, refunds and what the buyer may do */
  readonly more?: ReactNode
  readonly aside?: ReactNode
  /** what the buyer must do before the order can go on */
  readonly task?: ReactNode
}

const BEFORE_SHIPPING: ReadonlySet<Receipt['state']> = new Set([
  'pending',
  'authorized',
  'awaiting_funds',
  'paid',
  'in_fulfilment',
])

/** R-CO-CONF and the order summary: the order's state, the next steps, the items and the sum. */
export function ConfirmationPage({
  order,
  pictures,
  payment,
  phone,
  receiptHref,
  orderHref,
  title,
  progress,
  more,
  aside,
  task,
}: Props) {
  const isFailed = payment === 'declined' && order.state === 'pending'
  const isHeld = payment === 'confirming' || isFailed || Boolean(task)
  return (
    <>
      <div className="order-top">
        <div className="stack-s">
          <PaymentState order={order} payment={payment} />
          <h1>
            {title ??
              (isFailed
                ? texts.orderNumber(printedOrderNumber(order.orderID))
                : texts.thanks(order.shipping.name.split(' ')[0] ?? ''))}
          </h1>
          {!isFailed && (
            <p className="lead">
              {progress ? texts.orderedAt(orderedAtText(order.orderedAt)) : placedText(order, isHeld)}
            </p>
          )}
        </div>
        <div className="row no-print">
          {orderHref && !isFailed && (
            <LinkButton look={task ? 'plain' : 'primary'} href={orderHref}>
              {texts.trackOrder}
            </LinkButton>
          )}
          <LinkButton icon="print" href={receiptHref}>
            {texts.receiptForPrint}
          </LinkButton>
          <LinkButton href="/">{texts.keepShopping}</LinkButton>
        </div>
      </div>
      {task ? (
        <div className="order-notice">{task}</div>
      ) : (
        <PaymentNotice order={order} payment={payment} phone={phone} />
      )}
      {!isHeld && (progress ?? <NextSteps order={order} />)}
      <div className="main-and-side">
        <section className="stack">
          <h2>{texts.items}</h2>
          <OrderTable order={order} pictures={pictures} />
          {more}
        </section>
        <aside className="box stack" aria-label={texts.total}>
          <h2 className="plate-label">{texts.orderNumber(printedOrderNumber(order.orderID))}</h2>
          <OrderSum order={order} />
          <div className="order-to">
            <h3 className="plate-label">{texts.shipsTo}</h3>
            <AddressLines address={order.shipping} />
            {BEFORE_SHIPPING.has(order.state) && <p className="meta">{texts.needChange(phone)}</p>}
          </div>
          {aside}
        </aside>
      </div>
    </>
  )
}

/** The sentence about a placed order; one that waits for a person says only that it is placed. */
const placedText = (order: Receipt, isHeld: boolean): string =>
  [
    texts.placed(printedOrderNumber(order.orderID)),
    ...(isHeld ? [] : [leadOf(order), dueText(order.payment) ?? '', texts.mailed(order.email)]),
  ]
    .filter(Boolean)
    .join(' ')

function leadOf(order: Receipt): string {
  if (order.isInReview) return texts.shipsAfterReview
  const waitsForBank = order.payment.method !== 'check' && order.state === 'awaiting_funds'
  return waitsForBank ? texts.shipsWhenPaid : shippingText(order)
}

function PaymentNotice({ order, payment, phone }: Pick<Props, 'order' | 'payment' | 'phone'>) {
  const isOpen = order.state === 'pending'
  return (
    <div className="order-notice" aria-live="polite">
      {isOpen && payment === 'confirming' && <Notice tone="warn">{texts.confirming}</Notice>}
      {isOpen && payment === 'declined' && (
        <Notice tone="bad">{texts.notPaid(phone, printedOrderNumber(order.orderID))}</Notice>
      )}
      {order.payment.method === 'check' && order.state === 'awaiting_funds' && <CheckNotice order={order} />}
    </div>
  )
}

function CheckNotice({ order }: Pick<Props, 'order'>) {
  if (order.isInReview) return <Notice title={texts.inReviewTitle}>{texts.inReview}</Notice>
  return (
    <Notice title={texts.checkTitle}>
      {[
        ...(order.mailCheckTo
          ? [texts.awaitingCheck(printedOrderNumber(order.orderID), order.mailCheckTo)]
          : []),
        ...(order.heldUntil ? [texts.heldUntil(formatDay(order.heldUntil.slice(0, 10)))] : []),
      ].join(' ')}
    </Notice>
  )
}

function waitingFor(order: Receipt): string {
  if (order.isInReview) return texts.inReviewState
  return order.payment.method === 'check' ? texts.stateOf.awaiting_funds : texts.awaitingBank(paidWith(order))
}

function PaymentState({ order, payment }: Pick<Props, 'order' | 'payment'>) {
  const { state } = order
  if (state === 'cancelled') return <StateWord state="bad">{texts.stateOf.cancelled}</StateWord>
  if (state === 'pending')
    return (
      <StateWord state="warn">{payment === 'declined' ? texts.declined : texts.stateOf.pending}</StateWord>
    )
  if (state === 'awaiting_funds') return <StateWord state="warn">{waitingFor(order)}</StateWord>
  return <StateWord state="ok">{`${stateText(order)}: ${paidWith(order)}`}</StateWord>
}
