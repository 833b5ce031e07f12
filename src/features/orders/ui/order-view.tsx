import { formatDay } from '#kit/dates.ts'
import { type Cents, formatMoney, fromWire } from '#kit/money.ts'
import { LandedTotal, type TotalLine } from '#ui/total/landed-total.tsx'
import type { Receipt } from '../contract.ts'
import { pageTexts as texts } from '../texts.ts'

const amount = (wire: number): Cents => fromWire(wire)

/** The sum of an order, line for line as it was in the cart. */
export function OrderSum({ order }: { readonly order: Receipt }) {
  const goods = order.lines.filter((line) => !line.isService)
  const lines: TotalLine[] = [
    { label: texts.items(goods.reduce((sum, line) => sum + line.qty, 0)), amount: goods.reduce<number>((sum, line) => sum + amount(line.price) * line.qty, 0) as Cents },
    ...(order.discount > 0 ? [{ label: texts.discount(order.couponCode ?? ''), amount: -amount(order.discount) as Cents }] : []),
    ...order.lines.filter((line) => line.isService).map((line) => ({ label: line.name, amount: (amount(line.price) * line.qty) as Cents })),
    { label: texts.shipping, amount: order.shippingCost === 0 ? texts.free : amount(order.shippingCost) },
    { label: texts.tax(`${Number((order.taxRate * 100).toFixed(3))} %`), amount: amount(order.taxAmount) },
  ]
  return <LandedTotal lines={lines} total={{ label: texts.total, amount: amount(order.total) }} />
}

/** The products and services of an order with what each came to. */
export function OrderTable({ order }: { readonly order: Receipt }) {
  return (
    <div className="scrollx" role="region" aria-label={texts.itemsRegion} tabIndex={0}>
      <table className="or-table">
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col" className="r">
              {texts.quantity}
            </th>
            <th scope="col" className="r">
              {texts.price}
            </th>
            <th scope="col" className="r">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <b className="strong">{line.name}</b>
                {!line.isService && <span className="meta">{line.sku}</span>}
              </th>
              <td className="r">{line.qty}</td>
              <td className="r">{formatMoney(amount(line.price))}</td>
              <td className="r">{formatMoney((amount(line.price) * line.qty) as Cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Address = Receipt['billing']

export function AddressLines({ address }: { readonly address: Address }) {
  return (
    <p>
      <b className="strong">{address.name}</b>
      {[address.company, address.address1, address.address2, `${address.city}, ${address.state} ${address.postcode}`].filter(Boolean).map((line) => (
        <span key={line} className="or-line">
          {line}
        </span>
      ))}
    </p>
  )
}

/** "Visa ending 1111", "Check by mail". */
export const paidWith = ({ payment }: Receipt): string => (payment.card ? texts.cardEnding(payment.card.type, payment.card.last4) : payment.method === 'check' ? texts.check : texts.card)

/** "Ships Mon, Nov 23, arrives Tue, Nov 24." when it is known. */
export function deliveryOf({ shippingMethod }: Receipt): string {
  const { expectedShipDate, deliveryDate } = shippingMethod
  if (!expectedShipDate || !deliveryDate) return texts.deliveryUnknown
  return texts.delivery(formatDay(expectedShipDate), formatDay(deliveryDate))
}
