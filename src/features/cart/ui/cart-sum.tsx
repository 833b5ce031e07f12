import type { ReactNode } from 'react'
import { formatDay, formatDays } from '#kit/dates.ts'
import type { ZERO } from '#kit/money.ts'
import { LandedTotal, type TotalLine } from '#ui/total/landed-total.tsx'
import { cartQty, cartTotals, itemTotal, latestTax } from '../rules/totals.ts'
import type { Cart } from '../rules/types.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly cart: Cart
  readonly zip: string
  /** replaces the words of the last line, e.g. "Delivered to 60614" */
  readonly totalLabel?: string
  readonly fold?: { title: ReactNode; open?: boolean } | undefined
  readonly children?: ReactNode
}

/** What the cart comes to, the same lines in cart and checkout: goods, services, discount, freight, tax, total. */
export function CartSum({ cart, zip, totalLabel = texts.total, fold, children }: Props) {
  const totals = cartTotals(cart)
  return (
    <LandedTotal lines={sumLines(cart, zip)} total={{ label: totalLabel, amount: totals.total }} fold={fold}>
      {children}
    </LandedTotal>
  )
}

function sumLines(cart: Cart, zip: string): TotalLine[] {
  const totals = cartTotals(cart)
  const products = cart.items.filter((item) => !item.isService)
  const goods = products.reduce<number>((sum, item) => sum + item.price * item.qty, 0) as typeof ZERO
  const services = cart.items.filter((item) => item.isService)
  return [
    { label: texts.items(cartQty(cart)), amount: goods },
    ...(totals.discount > 0 ? [{ label: cart.coupon.kind === 'applied' ? texts.discount(cart.coupon.code) : texts.discount(''), amount: -totals.discount as typeof ZERO }] : []),
    ...services.map((item) => ({ label: item.name, amount: itemTotal(item) })),
    freightLine(cart, zip, totals.shippingCost),
    taxLine(cart, totals.taxAmount),
  ]
}

function freightLine(cart: Cart, zip: string, cost: typeof ZERO): TotalLine {
  const { selectedShippingOption, shippingOptions } = cart.shipping
  const label = cost === 0 ? texts.freight(zip) : texts.shippingTo(zip)
  if (selectedShippingOption) return { label, amount: cost === 0 ? texts.free : cost }
  return { label, amount: shippingOptions.kind === 'failed' ? '–' : texts.calculating }
}

function taxLine(cart: Cart, tax: typeof ZERO): TotalLine {
  const quote = latestTax(cart)
  if (!quote) return { label: texts.taxUnknown, amount: cart.tax.kind === 'failed' ? '–' : texts.calculating }
  return { label: texts.tax(`${Number((quote.rate * 100).toFixed(3))} %`), amount: tax }
}

/** "Ships Mon, Nov 23, arrives Tue, Nov 24", once it is known. */
export function DeliveryDates({ cart }: { readonly cart: Cart }) {
  const option = cart.shipping.selectedShippingOption
  if (!option?.shipDate || !option.deliveryDate) return null
  return <p className="meta">{texts.ships(formatDay(option.shipDate), formatDays(option.deliveryDate, option.deliveryDateTo))}</p>
}
