import type { DrawingSize, DrawingSpec } from '#drawings/spec.ts'
import type { FreightFacts } from '#features/catalog/catalog/rules/product-facts.ts'
import type { Cents } from '#lib/money.ts'
import type { OfferedProduct } from './price-offer.ts'

/** The price, the stock and the facts that cost and delivery depend on, of a product at one moment. */
export interface CountedProduct {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  type: string
  template: 'single' | 'series' | 'system' | 'service'
  weightLb: number
  freight: FreightFacts
  /** may not fly, as refrigerant */
  groundOnly: boolean
  shipsFree: boolean
  paysShipping: boolean
  isService: boolean
  /** false for what was withdrawn or has no price at that moment, and a service that staff switched off */
  sellable: boolean
  /** each, when one is bought: `unitPrice` knows what more of them cost */
  price: Cents
  /** the comparison price, each */
  listPrice: Cents | null
  stock: { available: number; backOrder: boolean; restockOn: string | null }
}

/** A counted product with what a cart shows of it, and what a partner's price depends on. */
export interface PricedProduct extends CountedProduct, Pick<OfferedProduct, 'offer' | 'fixed'> {
  summary: string
  drawing: DrawingSpec | null
  dimensions: DrawingSize | null
  /** from the top of the tree down to the product's own */
  categories: readonly { id: number; slug: string; name: string }[]
}

/** By product id; ids that we never sold are missing. */
export type PriceBook = ReadonlyMap<string, PricedProduct>
