import { isRefrigerant } from '#features/catalog/catalog/rules/restricted.ts'
import { type FreightFacts, isParcelCarton } from './freight.ts'
import type { ShippingLine } from './rates.ts'

/** The facts of a product that decide how it ships and what that costs. */
export interface ShippableProduct extends Omit<ShippingLine, 'qty' | 'mode' | 'groundOnly'> {
  type: string
  freight: FreightFacts
}

/** A quantity of a product as `shippingRates` takes it. */
export const shippingLine = (product: ShippableProduct, qty: number): ShippingLine => ({
  id: product.id,
  qty,
  shipsFree: product.shipsFree,
  paysShipping: product.paysShipping,
  isService: product.isService,
  weightLb: product.weightLb,
  mode: shipModeOf(product),
  groundOnly: isRefrigerant(product.type),
  stock: { available: product.stock.available, restockOn: product.stock.restockOn },
})

/** How a product ships alone: by its freight facts, otherwise by its carton's size and weight. */
export function shipModeOf({
  freight,
  weightLb,
}: Pick<ShippableProduct, 'freight' | 'weightLb'>): 'parcel' | 'ltl' {
  if (freight.mode) return freight.mode
  const { length = 1, width = 1, height = 1 } = freight
  return isParcelCarton({ weightLb, length, width, height }) ? 'parcel' : 'ltl'
}
