import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { add, type Cents, prorate, share, subtract, times, toCents, ZERO } from '#lib/money.ts'
import { type Coupon, couponDiscount, isEligible } from './coupon.ts'

export interface OrderLineInput {
  id: string
  /** each */
  price: Cents
  qty: number
  /** discount of the whole line before any coupon (a partner's discount), at most the line's price */
  discount?: Cents
  isService: boolean
  /** the product's category and all categories above it; only a coupon looks at it */
  categoryIds?: readonly number[]
}

interface PricedLine {
  id: string
  price: Cents
  qty: number
  isService: boolean
  /** price × quantity */
  gross: Cents
  /** own discount and the line's share of the coupon */
  discount: Cents
  couponDiscount: Cents
  /** gross − discount: what the line costs before tax */
  net: Cents
  tax: Cents
}

export interface PricedOrder {
  lines: readonly PricedLine[]
  /** Σ gross */
  subtotal: Cents
  /** Σ discount */
  discount: Cents
  shipping: Cents
  shippingTax: Cents
  /** Σ line tax + shipping tax */
  tax: Cents
  /** subtotal − discount + shipping + tax */
  total: Cents
}

export interface OrderInput {
  lines: readonly OrderLineInput[]
  /** a coupon that was judged to apply, or none */
  coupon?: Coupon | null
  shippingCost: Cents
  /** decimal, at most six places: 0.1025 */
  taxRate: number
  freightTaxable: boolean
  /** the buyer owes no sales tax */
  exempt?: boolean
}

/** 453071037 is excluded from tax. */
const isTaxed = (id: string): boolean => id !== PRIORITY_DELIVERY

/**
 * The one calculation of what an order costs: in the cart, for the tax call, when the order is placed and on
 * its receipt. Tax is rounded once, on the sum, and then shared out, so lines, totals and invoice agree to
 * the cent.
 */
export function priceOrder(order: OrderInput): PricedOrder {
  const discounted = discountLines(order.lines, order.coupon ?? null)
  const shipping = order.shippingCost
  const bases = [
    ...discounted.map((line) => (isTaxed(line.id) ? line.net : ZERO)),
    order.freightTaxable ? shipping : ZERO,
  ]
  const tax = order.exempt ? ZERO : share(add(...bases), order.taxRate)
  const taxes = prorate(tax, bases)
  const lines = discounted.map((line, index) => ({ ...line, tax: taxes[index] ?? ZERO }))
  const subtotal = add(...lines.map((line) => line.gross))
  const discount = add(...lines.map((line) => line.discount))
  return {
    lines,
    subtotal,
    discount,
    shipping,
    shippingTax: taxes.at(-1) ?? ZERO,
    tax,
    total: toCents(subtotal - discount + shipping + tax),
  }
}

/** The price of each line before its share of the coupon. */
export const discountable = (line: OrderLineInput) => ({
  id: line.id,
  isService: line.isService,
  categoryIds: line.categoryIds ?? [],
  amount: afterOwnDiscount(line),
})

const afterOwnDiscount = (line: OrderLineInput): Cents => {
  const gross = times(line.price, line.qty)
  return subtract(gross, toCents(Math.min(line.discount ?? 0, gross)))
}

function discountLines(lines: readonly OrderLineInput[], coupon: Coupon | null): Omit<PricedLine, 'tax'>[] {
  const views = lines.map(discountable)
  const weights = views.map((view) => (coupon !== null && isEligible(coupon, view) ? view.amount : ZERO))
  const shares = coupon === null ? weights : prorate(couponDiscount(coupon, views), weights)
  return lines.map((line, index) => {
    const gross = times(line.price, line.qty)
    const couponShare = shares[index] ?? ZERO
    const net = subtract(views[index]!.amount, couponShare)
    return {
      id: line.id,
      price: line.price,
      qty: line.qty,
      isService: line.isService,
      gross,
      discount: subtract(gross, net),
      couponDiscount: couponShare,
      net,
    }
  })
}
