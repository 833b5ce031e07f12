import { priceOrder } from '#features/selling/pricing/rules/price-order.ts'
import { add, type Cents, subtract, times, toCents, ZERO } from '#lib/money.ts'
import type { Cart, CartItem, CartTax, SelectedShippingOption } from './types.ts'

export interface CartTotals {
  /** the sum of the items before discounts */
  fullPrice: Cents
  discount: Cents
  /** fullPrice − discount */
  subTotal: Cents
  /** 0 when the shipping type is guaranteed: its price is the priority-delivery line */
  shippingCost: Cents
  taxAmount: Cents
  total: Cents
}

/**
 * S-CART-16: subtotal + shipping (0 when guaranteed) + tax. While a new tax is loading the last one counts;
 * without any the tax is 0.
 */
export function cartTotals(cart: Cart): CartTotals {
  const shippingCost = shippingCostOf(cart.shipping.selectedShippingOption)
  const lines = cart.items.map((item) => ({
    id: item.id,
    price: item.price,
    qty: item.qty,
    discount: itemDiscount(item),
    isService: item.isService,
  }))
  const priced = priceOrder({ lines, shippingCost, taxRate: 0, freightTaxable: false })
  const taxAmount = latestTax(cart)?.tax ?? ZERO
  return {
    fullPrice: priced.subtotal,
    discount: priced.discount,
    subTotal: subtract(priced.subtotal, priced.discount),
    shippingCost,
    taxAmount,
    total: add(priced.total, taxAmount),
  }
}

/** The discount of an item's whole line, at most the line's price. */
export function itemDiscount(item: CartItem): Cents {
  const discount = add(
    times(item.discount.discountAmount, item.qty),
    item.discountAmount,
    item.couponDiscountAmount,
  )
  return toCents(Math.min(discount, item.price * item.qty))
}

/** The price of an item's whole line after its discounts. */
export const itemTotal = (item: CartItem): Cents => subtract(times(item.price, item.qty), itemDiscount(item))

/** The number in the cart badge and its cookie: products, not services. */
export const cartQty = (cart: Pick<Cart, 'items'>): number =>
  cart.items.reduce((sum, item) => (item.isService ? sum : sum + item.qty), 0)

/** The tax answer to show: the last one while a new one is loading. */
export function latestTax(cart: Pick<Cart, 'tax'>): CartTax | undefined {
  if (cart.tax.kind === 'ready') return cart.tax.data
  return cart.tax.kind === 'loading' ? cart.tax.last : undefined
}

/** The cost that a chosen option adds to the total (K-FEES: the guaranteed option's cost is a line). */
export function shippingCostOf(
  option: Pick<SelectedShippingOption, 'type' | 'cost' | 'overrideCost'> | null,
): Cents {
  if (option === null || option.type === 'guaranteed') return ZERO
  return option.overrideCost ?? option.cost
}
