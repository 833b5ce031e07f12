import { Form } from 'react-router'
import type { PartnerOrderDetails } from '#features/partners/partner-orders/contract.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button, buttonClass, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { dayOf } from '../reading.ts'
import { orderStateText } from './order-rows.tsx'
import { OrderTotal } from './order-total.tsx'
import { texts } from './texts.ts'

/** An order as its company sees it. */
export function PartnerOrder({
  order,
  outcome,
}: OfOrder & { readonly outcome: Parameters<typeof FormOutcome>[0]['outcome'] }) {
  const { orderID, actions } = order
  const again = order.lines.filter(({ isService }) => !isService).map(({ id, qty }) => `${id}, ${qty}`)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs crumbs={[{ label: texts.orders, href: '/orders' }, { label: orderID }]} />
      <div className="row between">
        <div>
          <h1>
            {texts.order} {orderID}
          </h1>
          <p className="meta">
            {orderStateText(order)}. {order.companyName} {order.purchaseOrder} {dayOf(order.orderedAt)}
          </p>
        </div>
        <div className="row no-print">
          {actions.includes('reorder') && (
            <LinkButton href={`/paste?${new URLSearchParams({ list: again.join('\n') })}`}>
              {texts.reorder}
            </LinkButton>
          )}
          <a className={buttonClass({})} href={`/orders/${orderID}/receipt.pdf`}>
            {texts.receipt}
          </a>
          <Button onClick={() => window.print()}>{texts.printList}</Button>
        </div>
      </div>
      <FormOutcome outcome={outcome} />
      <Lines order={order} />
      <Shipments order={order} />
      <Terms order={order} />
      <Stated order={order} />
      <section className="stack">
        <h2>{texts.shipTo}</h2>
        <address>
          {['name', 'company', 'address1', 'address2'].map((part) => (
            <Line key={part} text={order.shipping[part]} />
          ))}
          <Line text={`${order.shipping.city}, ${order.shipping.state} ${order.shipping.postcode}`} />
        </address>
      </section>
      <Cancel order={order} />
      <section className="stack no-print">
        <h2>{texts.history}</h2>
        <ul>
          {order.history.map(({ kind, at, by, reason }) => (
            <li key={at + kind}>
              {texts.event(kind)}: <span className="meta">{texts.by(by, dayOf(at))}</span> {reason}
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

interface OfOrder {
  readonly order: PartnerOrderDetails
}

const Line = ({ text }: { readonly text: string | undefined }) => (text ? <div>{text}</div> : null)

/** On paper this is the packing list: it goes to the job site, where the customer sees no price. */
const Lines = ({ order }: OfOrder) => (
  <section className="stack">
    <DataTable
      caption={texts.items}
      hideCaption
      rows={order.lines}
      keyOf={({ id }) => id}
      columns={[
        {
          name: texts.product,
          rowHeader: true,
          cell: ({ name, sku }) => (
            <>
              {name} <span className="meta">{sku}</span>
            </>
          ),
        },
        { name: texts.quantity, numeric: true, cell: ({ qty }) => qty },
        { name: texts.price, numeric: true, screenOnly: true, cell: ({ price }) => formatWire(price) },
      ]}
    />
    <p className="no-print">
      {texts.items} {formatWire(order.subTotal)}
      {order.discount > 0 && `, ${texts.discount} −${formatWire(order.discount)}`}, {texts.shipping}{' '}
      {formatWire(order.shippingCost)}, {texts.tax} {formatWire(order.taxAmount)}, <b>{texts.total}</b>{' '}
      <b>
        <OrderTotal {...order} />
      </b>
    </p>
  </section>
)

const Shipments = ({ order: { shipments } }: OfOrder) =>
  shipments.length === 0 ? null : (
    <section className="stack">
      <h2>{texts.shipments}</h2>
      <ul>
        {shipments.map(({ carrier, tracking, url, state, units }) => (
          <li key={tracking}>
            {texts.shipment(carrier, units)}{' '}
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {tracking}
              </a>
            ) : (
              tracking
            )}{' '}
            <span className="meta">{texts.shipmentStates[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  )

const Cancel = ({ order: { actions } }: OfOrder) =>
  actions.includes('cancel') || actions.includes('ask-cancel') ? (
    <section className="stack no-print">
      <h2>{texts.cancel}</h2>
      <p>{actions.includes('cancel') ? texts.cancelHow : texts.askCancelHow}</p>
      <Form method="post" className="row">
        <input type="hidden" name="cancel" value="yes" />
        <TextField label={texts.reason} name="reason" maxLength={300} required />
        <Button type="submit">{actions.includes('cancel') ? texts.cancelNow : texts.askCancel}</Button>
      </Form>
    </section>
  ) : null

function Terms({ order: { terms, actions } }: OfOrder) {
  if (!terms) return null
  const words =
    terms.dueOn === null
      ? texts.termsAfter(terms.days)
      : terms.owed > 0
        ? texts.termsDue(formatWire(terms.owed), formatDate(terms.dueOn))
        : texts.termsPaid
  return (
    <section className="stack no-print">
      <h2>{texts.terms}</h2>
      <p>{words}</p>
      {actions.includes('receive-payment') && (
        <Form method="post" className="row">
          <TextField label={texts.amount} hint={texts.amountHint} name="amount" inputMode="decimal" />
          <TextField label={texts.reference} name="reference" maxLength={80} required />
          <Button type="submit">{texts.receive}</Button>
        </Form>
      )}
    </section>
  )
}

function Stated({ order: { partner } }: OfOrder) {
  const rows = partner
    ? [
        [texts.originalOrder, partner.originalOrder],
        [texts.reason, partner.discountReason],
        [texts.comments, partner.discountComments],
        [texts.responsible, partner.discountResponsibleParty],
      ].filter(([, value]) => value !== null)
    : []
  const notes = [
    partner?.taxRemoved ? texts.taxRemoved : '',
    partner?.taxExemption ? texts.exempt(partner.taxExemption) : '',
    partner?.removeVideo ? texts.noVideo : '',
  ].filter(Boolean)
  if (rows.length + notes.length === 0) return null
  return (
    <section className="stack no-print">
      <h2>{texts.stated}</h2>
      <ul>
        {rows.map(([name, value]) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
