import { promisedDays, promisedShipDay } from '#features/selling/shipping/rules/promise.ts'
import { fromWire } from '#lib/money.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { DeliveredTotal } from '#ui/total/delivered-total.tsx'
import type { Receipt } from '../contract.ts'
import { grossOf, money, paymentText, receiptSums, walletName } from '../rules/receipt-sums.ts'
import { pageTexts as texts } from '../texts.ts'

/** The drawings of an order's products by their ids. A product that is no longer sold has none. */
export type Pictures = Readonly<Record<string, Picture>>

/** The rows under the lines: the same ones as in mail and PDF (I8). */
export function OrderSum({ order }: { readonly order: Receipt }) {
  const rows = receiptSums(order)
  const lines = rows.filter((row) => !row.isTotal).map(({ label, amount, note }) => ({ label, amount, note }))
  const label = order.state === 'paid' ? texts.paid : texts.total
  return <DeliveredTotal lines={lines} total={{ label, amount: fromWire(order.total) }} />
}

/** The products and services of an order with their prices. */
export function OrderTable({ order, pictures }: { readonly order: Receipt; readonly pictures: Pictures }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a region that scrolls sideways
    <section className="scroll-x" aria-label={texts.itemsRegion} tabIndex={0}>
      <table className="order-table">
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col" className="numeric">
              {texts.quantity}
            </th>
            <th scope="col" className="numeric">
              {texts.price}
            </th>
            <th scope="col" className="numeric">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <OrderRow key={line.id} line={line} picture={pictures[line.id]} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OrderRow({
  line,
  picture,
}: {
  readonly line: Receipt['lines'][number]
  readonly picture: Picture | undefined
}) {
  return (
    <tr>
      <th scope="row">
        <span className="order-item">
          {!line.isService && (
            <span className="order-pic" aria-hidden="true">
              {picture && <Drawing picture={picture} />}
            </span>
          )}
          <span>
            <b className="strong">{line.name}</b>
            {!line.isService && <span className="meta">{line.sku}</span>}
          </span>
        </span>
      </th>
      <td className="numeric">{line.qty}</td>
      <td className="numeric">{money(line.price)}</td>
      <td className="numeric strong">{money(grossOf(line))}</td>
    </tr>
  )
}

type Address = Receipt['billing']

export function AddressLines({ address }: { readonly address: Address }) {
  return (
    <p>
      <b className="strong">{address.name}</b>
      {addressLines(address).map((line) => (
        <span key={line} className="order-line">
          {line}
        </span>
      ))}
    </p>
  )
}

const addressLines = ({ company, address1, address2, city, state, postcode }: Address): string[] =>
  [company, address1, address2, `${city}, ${state} ${postcode}`].filter(Boolean)

/** Whether two addresses read the same. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  one.name === other.name && addressLines(one).join() === addressLines(other).join()

/** "Visa ending 1111", "Apple Pay, Visa ending 8886", "PayPal", "Check by mail". */
export function paidWith({ payment }: Receipt): string {
  if (payment.card)
    return walletName(payment.method) + texts.cardEnding(payment.card.type, payment.card.last4)
  if (payment.terms) return paymentText(payment)
  return payment.method === 'check' ? texts.check : (texts.elsewhere[payment.method] ?? texts.card)
}

/** The state of an order in words. An order on terms reserves no card. */
export const stateText = ({ state, payment }: Receipt): string =>
  state === 'authorized' && payment.terms ? texts.onAccount : texts.stateOf[state]

/** "Ships Mon, Nov 23, arrives Tue, Nov 24 – Wed, Nov 25." when it is known. */
/** Whether the buyer still has to send a check, or it has not cleared. */
export const waitsForCheck = ({ payment, state }: Pick<Receipt, 'payment' | 'state'>): boolean =>
  payment.method === 'check' && (state === 'pending' || state === 'awaiting_funds')

/**
 * When an order ships and arrives. The days promised at checkout do not hold for an order by check: it ships
 * after the check has cleared, and its page then shows the shipment itself.
 */
export function shippingText(order: Receipt): string {
  if (order.payment.method !== 'check') return deliveryOf(order)
  return waitsForCheck(order) ? texts.shipsWhenCleared : ''
}

function deliveryOf({ shippingMethod }: Receipt): string {
  const ships = promisedShipDay({ shipDate: shippingMethod.expectedShipDate })
  const arrives = promisedDays(shippingMethod)
  return ships && arrives ? texts.delivery(ships, arrives) : texts.deliveryUnknown
}
