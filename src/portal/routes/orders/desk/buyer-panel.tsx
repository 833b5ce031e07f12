import { formatDay } from '#lib/dates.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Link } from '#ui/link/link.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { AddressLines } from './address-lines.tsx'
import type { PanelProps } from './panel.ts'
import { texts } from './texts.ts'

/** How to reach the buyer, what was promised, where it goes, and whose order it is. */
export const BuyerPanel = ({ order }: PanelProps) => (
  <section className="stack box order-side">
    <h2>{texts.buyer}</h2>
    <p>
      {order.shipTo.name}
      <br />
      <a href={`mailto:${order.buyer.email}`}>{order.buyer.email}</a>
      {[order.buyer.phone, order.buyer.phone2].filter(Boolean).map((phone, at) => (
        <span key={phone}>
          <br />
          <a href={telephone(phone)}>{displayPhone(phone)}</a>{' '}
          {at === 0 && order.buyer.extension && texts.extension(order.buyer.extension)}
        </span>
      ))}
    </p>
    <Delivery order={order} />
    <h3>{texts.shipTo}</h3>
    <AddressLines address={order.shipTo} />
    {order.shipTo.carrierInstructions && <p>{order.shipTo.carrierInstructions}</p>}
    <h3>{texts.billTo}</h3>
    <AddressLines address={order.billTo} />
    <Risk order={order} />
    <Links order={order} />
  </section>
)

type OfOrder = Pick<PanelProps, 'order'>

const Delivery = ({ order: { delivery, shipTo, orderedAt } }: OfOrder) => (
  <>
    <h3>{texts.promise}</h3>
    <p>
      {[delivery.label, shipTo.deliveryType].filter(Boolean).join(', ')}
      <br />
      {delivery.arrivesFrom
        ? texts.arrives(
            formatDay(delivery.arrivesFrom),
            formatDay(delivery.arrivesTo ?? delivery.arrivesFrom),
          )
        : texts.noPromise}
      <br />
      {delivery.shipsOn && texts.shipsOn(formatDay(delivery.shipsOn))}
      <span className="meta"> {texts.placed(storeDayAndTime(orderedAt))}</span>
    </p>
  </>
)

function Risk({ order: { risk, review } }: OfOrder) {
  const warnings = [
    ...(risk.declines > 0 ? [texts.declines(risk.declines)] : []),
    ...(risk.goesElsewhere ? [texts.goesElsewhere] : []),
    ...(review === null ? [] : [texts.large]),
  ]
  return (
    <>
      <h3>{texts.risk}</h3>
      {risk.card && <p>{texts.paidWith(risk.card)}</p>}
      {warnings.length === 0 && <StateWord state="ok">{texts.noRisk}</StateWord>}
      {warnings.map((warning) => (
        <p key={warning}>
          <StateWord state="warn">{warning}</StateWord>
        </p>
      ))}
    </>
  )
}

function Links({ order: { company, customer, projectID, quote, purchaseOrder, placedBy } }: OfOrder) {
  const links = [
    ...(company ? [{ href: `/companies/${company.id}`, name: company.name }] : []),
    ...(customer ? [{ href: `/customers/${customer.id}`, name: texts.customer(customer.name) }] : []),
    ...(projectID === null ? [] : [{ href: `/projects/${projectID}`, name: texts.project }]),
    ...(quote ? [{ href: `/quotes/${quote.id}`, name: texts.quote(quote.number) }] : []),
  ]
  if (links.length === 0 && !purchaseOrder && !placedBy) return null
  return (
    <>
      <h3>{texts.belongsTo}</h3>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
        {purchaseOrder && <li>{texts.purchaseOrder(purchaseOrder)}</li>}
        {placedBy && <li>{texts.placedBy(placedBy)}</li>}
      </ul>
    </>
  )
}
