import type { ReactNode } from 'react'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { taxWords } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { nextShipDayText, promisedDays } from '#features/selling/shipping/rules/promise.ts'
import { type Cents, subtract, times, ZERO } from '#lib/money.ts'
import { DeliveredTotal, type TotalLine } from '#ui/total/delivered-total.tsx'
import { cartQty, cartTotals, itemTotal, latestTax } from '../rules/totals.ts'
import { type Cart, itemCount } from '../rules/types.ts'
import { texts } from '../texts.ts'

export interface CartSumProps {
  readonly cart: Cart
  readonly zip: string
  readonly fold?: { title: ReactNode; open?: boolean } | undefined
  /** shown below the total and not part of it, e.g. rebates */
  readonly after?: readonly TotalLine[] | undefined
  readonly children?: ReactNode
}

/**
 * The sum of the cart, with the same lines in cart and checkout: items, discount, services, freight, tax,
 * total.
 */
export function CartSum({ cart, zip, fold, after, children }: CartSumProps) {
  return (
    <DeliveredTotal
      lines={sumLines(cart, zip)}
      total={{ label: totalLabel(cart), amount: cartTotals(cart).total }}
      after={after}
      fold={fold}
    >
      {children}
    </DeliveredTotal>
  )
}

/** The label of the total, which names what is still missing from it. */
function totalLabel(cart: Cart): string {
  if (cart.shipping.shippingOptions.kind === 'failed') return texts.totalBeforeShipping
  return cart.tax.kind === 'failed' ? texts.totalBeforeTax : texts.total
}

function sumLines(cart: Cart, zip: string): TotalLine[] {
  const totals = cartTotals(cart)
  const goods = cart.items
    .filter((item) => !item.isService)
    .reduce<number>((sum, item) => sum + times(item.price, item.qty), 0) as Cents
  const services = cart.items.filter((item) => item.isService && item.id !== PRIORITY_DELIVERY)
  return [
    { label: itemCount(cartQty(cart)), amount: goods },
    ...(totals.discount > 0
      ? [
          {
            label: texts.discount(cart.coupon.kind === 'applied' ? cart.coupon.code : ''),
            amount: subtract(ZERO, totals.discount),
          },
        ]
      : []),
    ...services.map((item) => ({ label: item.name, amount: itemTotal(item) })),
    priorityLine(cart) ?? freightLine(cart, zip, totals.shippingCost),
    taxLine(cart, totals.taxAmount),
  ]
}

/** Guaranteed delivery is a line of the cart (K-FEES); in the sum it stands in place of the freight. */
function priorityLine({ items }: Cart): TotalLine | undefined {
  const priority = items.find(({ id }) => id === PRIORITY_DELIVERY)
  return priority && { label: priority.name, amount: itemTotal(priority) }
}

function freightLine(cart: Cart, zip: string, cost: Cents): TotalLine {
  const { selectedShippingOption, shippingOptions } = cart.shipping
  const label = cost === ZERO ? texts.freight(zip) : texts.shippingTo(zip)
  if (!selectedShippingOption)
    return { label, amount: shippingOptions.kind === 'failed' ? '–' : texts.calculating }
  const note = cost > ZERO && cart.items.some((item) => item.paysShipping) ? texts.portable : undefined
  return { label, amount: cost === ZERO ? texts.free : cost, note }
}

function taxLine(cart: Cart, tax: Cents): TotalLine {
  const quote = latestTax(cart)
  const waiting = cart.tax.kind === 'failed' ? '–' : texts.calculating
  if (!quote) return { label: texts.taxUnknown, amount: waiting }
  const { label, note } = taxWords(quote.rate, quote.basis)
  return { label, note, amount: quote.basis.kind === 'unknown' ? '–' : tax }
}

/** "Tue, Nov 24 – Wed, Nov 25"; undefined while the days are not known. */
export function deliveryDays({ shipping }: Cart): string | undefined {
  const option = shipping.selectedShippingOption
  return (option && promisedDays(option)) ?? undefined
}

/** "Ships Mon, Nov 23, arrives Tue, Nov 24", once it is known. */
export function DeliveryDates({ cart }: { readonly cart: Cart }) {
  const option = cart.shipping.selectedShippingOption
  const ships = option?.shipDate && nextShipDayText(option.shipDate, new Date())
  const arrives = option && promisedDays(option)
  return ships && arrives ? <p>{texts.ships(ships, arrives)}</p> : null
}
