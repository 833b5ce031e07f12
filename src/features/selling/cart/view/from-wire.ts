import type { WireCartRules } from '#features/catalog/compliance/contract.ts'
import type { WireShippingRate } from '#features/selling/shipping/contract.ts'
import type { ShippingOption } from '#features/selling/shipping/rules/rates.ts'
import { fromWire, toCents, toWire } from '#lib/money.ts'
import type { WireCheckedProduct, WireDiscountedProduct, WireInternalFigures, WireItem } from '../contract.ts'
import type { CheckedProduct } from '../rules/events.ts'
import type { Cart, CartItem, InternalDetails } from '../rules/types.ts'

/** A cart item from an answer of POST /cart/products. */
export function itemFromWire(wire: WireItem): CartItem {
  const none = toCents(0)
  const price = fromWire(wire.price)
  return {
    ...wire,
    price,
    ...stepsFromWire(wire),
    retailPrice: fromWire(wire.retailPrice),
    discount: { discountAmount: none },
    discountAmount: none,
    couponDiscountAmount: none,
    repricing: null,
  }
}

const stepsFromWire = ({ breaks }: Pick<WireItem, 'breaks'>) => ({
  breaks: breaks?.map(({ from, price }) => ({ from, price: fromWire(price) })),
})

export const optionFromWire = (rate: WireShippingRate): ShippingOption => ({
  ...rate,
  cost: fromWire(rate.cost),
  overrideCost: null,
})

export const checkedFromWire = (wire: WireCheckedProduct): CheckedProduct => ({
  ...wire,
  price: fromWire(wire.price),
  breaks: stepsFromWire(wire).breaks,
})

/** What staff see of a cart (A-INTERNAL); null for everybody else. */
export const internalFromWire = (wire: WireInternalFigures | undefined): InternalDetails | null =>
  wire
    ? {
        grossProfit: wire.grossProfit === null ? null : fromWire(wire.grossProfit),
        inventory: Object.fromEntries(wire.inventory.map(({ id, ...units }) => [id, units])),
      }
    : null

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
