import type { PricedProduct } from '#features/pricing/server/index.ts'
import { isParcelCarton } from '../rules/freight.ts'
import type { ShippingLine } from '../rules/rates.ts'

/** A product of the price book as shipping looks at it. */
export const shippingLine = (product: PricedProduct, qty: number): ShippingLine => ({
  id: product.id,
  qty,
  shipsFree: product.shipsFree,
  paysShipping: product.paysShipping,
  isService: product.isService,
  weightLb: product.weightLb,
  mode: modeOf(product),
  stock: { available: product.stock.available, restockOn: product.stock.restockOn },
})

/** How a product travels by itself: as its freight facts say, else by its carton's weight. */
export function modeOf({ freight, weightLb }: Pick<PricedProduct, 'freight' | 'weightLb'>): 'parcel' | 'ltl' {
  if (freight.mode) return freight.mode
  const { length = 1, width = 1, height = 1 } = freight
  return isParcelCarton({ weightLb, length, width, height }) ? 'parcel' : 'ltl'
}
