import type { FreightFacts } from '#features/catalog/catalog/rules/product-facts.ts'
import { isRefrigerant, productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { isParcelCarton } from './freight.ts'
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

/** The price rule of standard shipping to the lower 48 states for a kind of product. */
type Terms = 'free' | 'always-charged' | 'free-with-equipment'

/** L-SHIP-COPY, K-FEES: the terms of a product, from the two facts that the charge is calculated by. */
export const shippingTerms = (product: { shipsFree: boolean; paysShipping: boolean }): Terms =>
  product.paysShipping ? 'always-charged' : product.shipsFree ? 'free' : 'free-with-equipment'

const kinds = (terms: Terms): string[] =>
  productTypes()
    .filter(({ traits }) => !traits.includes('is-service'))
    .filter((definition) => shippingTerms(definition) === terms)
    .map(({ plural }) => plural)

/** The kinds of products that the promise of free shipping covers, and those that it does not cover. */
export const freeShippingKinds = () => ({
  free: kinds('free'),
  alwaysCharged: kinds('always-charged'),
  freeWithEquipment: kinds('free-with-equipment'),
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
