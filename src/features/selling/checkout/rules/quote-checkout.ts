import type { SignedTotal, TotalNow } from '#features/partners/quotes/rules/signed-total.ts'
import { cartTotals, itemTotal, latestTax } from '#features/selling/cart/rules/totals.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { type Cents, subtract, toCents, ZERO } from '#lib/money.ts'
import type { CheckoutAddress, CheckoutState } from './checkout-state.ts'

/** The signed quote that a checkout pays: the storage entry `alpine.quoteCheckout`. */
export interface QuoteCheckout {
  number: string
  signed: SignedTotal
  /** where the quote ships to; the street is '' while it is not known */
  address: Pick<CheckoutAddress, 'address' | 'city' | 'state' | 'zipcode' | 'country'>
  /** cents: another total that the buyer agreed to; null: none */
  agreed: number | null
  /** work that a contractor does and is paid for: not part of the order; null: none */
  labor: { company: string; total: Cents } | null
}

/** The number of the quote that the cart pays; undefined for other carts. */
export const quoteInCart = ({ items }: Pick<Cart, 'items'>): string | undefined =>
  items.find(({ quoteID }) => quoteID !== null)?.quoteID ?? undefined

/** Whether the cart's total can be compared with another one: nothing about it is being asked. */
export const isTotalKnown = ({ tax, shipping }: Cart): boolean =>
  tax.kind === 'ready' &&
  shipping.shippingOptions.kind === 'ready' &&
  shipping.selectedShippingOption !== null

/** What the checkout charges now, in the parts that a quote has: priority delivery counts as shipping. */
export function totalNow(
  cart: Cart,
  { shipping: { zipcode, state } }: Pick<CheckoutState, 'shipping'>,
): TotalNow {
  const { subTotal, shippingCost, taxAmount, total } = cartTotals(cart)
  const line = cart.items.find(({ serviceImage }) => serviceImage === 'priority')
  const priority = line ? itemTotal(line) : ZERO
  return {
    selected: subtract(subTotal, priority),
    shipping: toCents(shippingCost + priority),
    tax: taxAmount,
    total,
    zip: zipcode,
    state,
    taxRate: latestTax(cart)?.rate ?? null,
    shippingType: cart.shipping.selectedShippingOption?.type ?? null,
  }
}

/** Whether the buyer signed this total, or agreed to it afterwards. */
export const isSettled = ({ signed, agreed }: QuoteCheckout, total: Cents): boolean =>
  total === signed.total || total === agreed
