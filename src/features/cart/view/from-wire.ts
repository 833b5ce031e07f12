import type { WireCartRules } from '#features/compliance/contract.ts'
import type { WireShippingRate } from '#features/shipping/contract.ts'
import type { ShippingOption } from '#features/shipping/rules/option.ts'
import { fromWire, toCents, toWire } from '#kit/money.ts'
import type { WireCheckedProduct, WireDiscountedProduct, WireItem } from '../contract.ts'
import type { CheckedProduct } from '../rules/events.ts'
import type { Cart, CartItem } from '../rules/types.ts'

/** A cart item from an answer of POST /cart/products. */
export function itemFromWire(wire: WireItem): CartItem {
  const none = toCents(0)
  const price = fromWire(wire.price)
  return {
    ...wire,
    price,
    retailPrice: fromWire(wire.retailPrice),
    discount: { discountAmount: none },
    discountAmount: none,
    couponDiscountAmount: none,
    repricing: null,
  }
}

export const optionFromWire = (rate: WireShippingRate): ShippingOption => ({
  ...rate,
  cost: fromWire(rate.cost),
  overrideCost: null,
})

export const checkedFromWire = (wire: WireCheckedProduct): CheckedProduct => ({
  ...wire,
  price: fromWire(wire.price),
})

export const rulesFromWire = (wire: WireCartRules): Cart['rules'] =>
  wire && { zip: wire.zipcode, checks: wire.products }

export const discountedFromWire = (wire: WireDiscountedProduct) => ({
  productNumber: wire.productNumber,
  discountAmount: fromWire(wire.discountAmount),
  fullPrice: fromWire(wire.fullPrice),
  resetPrice: fromWire(wire.resetPrice),
})

/** The products of a cart in the form that the calls below take. */
export const productLinesOf = (items: readonly CartItem[]) =>
  items.map((item) => ({
    id: item.id,
    quantity: item.qty,
    price: toWire(item.price),
    ...(item.quoteID !== null && { quoteID: item.quoteID }),
  }))
