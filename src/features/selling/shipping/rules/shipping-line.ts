import type { FreightFacts } from '#features/catalog/catalog/rules/product-facts.ts'
import { shipModeOf } from './freight.ts'
import type { ShippingLine } from './rates.ts'

/** The facts of a product that decide how it ships and what that costs. */
export interface ShippableProduct extends Omit<ShippingLine, 'qty' | 'mode' | 'groundOnly'> {
  /** may not fly, as refrigerant */
  groundOnly: boolean
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
  groundOnly: product.groundOnly,
  stock: { available: product.stock.available, restockOn: product.stock.restockOn },
})

/**
 * Zips of the lower 48 states and the capital as ranges of their first three digits. Left out: 006–009
 * Puerto Rico and the Virgin Islands, 090–098, 340 and 962–966 military mail, 967–969 Hawaii and the
 * Pacific, 995–999 Alaska (USPS Publication 65, from memory, 2026-11).
 */
export const LOWER_48_ZIPS: readonly (readonly [first: string, last: string])[] = [
  ['010', '089'],
  ['100', '339'],
  ['341', '961'],
  ['970', '994'],
]
