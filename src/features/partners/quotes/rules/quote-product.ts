import type { CountedProduct, PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import { shipModeOf } from '#features/selling/shipping/rules/freight.ts'
import type { Cents } from '#lib/money.ts'

/** The facts of a product that a quote counts with. */
export interface CountedQuoteProduct {
  id: string
  type: string
  isService: boolean
  /** false for a product that was withdrawn */
  isSold: boolean
  /** the public price in force, each */
  price: Cents
  weightLb: number
  mode: 'parcel' | 'ltl'
  groundOnly: boolean
  shipsFree: boolean
  paysShipping: boolean
  available: number
  backOrder: boolean
  restockOn: string | null
}

/** The facts of a product that a quote shows and counts with. */
export interface QuoteProduct extends CountedQuoteProduct {
  sku: string
  name: string
  brand: string
  /** '' for a service */
  url: string
}

export const quoteProduct = (product: CountedProduct, url: string): QuoteProduct => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  brand: product.brand,
  type: product.type,
  url,
  isService: product.isService,
  isSold: product.sellable,
  price: product.price,
  weightLb: product.weightLb,
  mode: shipModeOf(product),
  groundOnly: product.groundOnly,
  shipsFree: product.shipsFree,
  paysShipping: product.paysShipping,
  available: product.stock.available,
  backOrder: product.stock.backOrder,
  restockOn: product.stock.restockOn,
})

/** The product as a cart is priced with it, at the quoted price. */
export const asPriced = (product: CountedQuoteProduct, price: Cents | undefined): PricedProduct => ({
  id: product.id,
  type: product.type,
  isService: product.isService,
  weightLb: product.weightLb,
  shipsFree: product.shipsFree,
  paysShipping: product.paysShipping,
  price: price ?? product.price,
  listPrice: product.price,
  // A delivery service that the quote has stays although staff have switched it off since.
  sellable: product.isSold || (product.isService && price !== undefined),
  stock: { available: product.available, backOrder: product.backOrder, restockOn: product.restockOn },
  freight: { mode: product.mode },
  groundOnly: product.groundOnly,
  // Nothing that a price depends on.
  sku: '',
  name: '',
  brand: '',
  slug: '',
  template: product.isService ? 'service' : 'single',
  summary: '',
  drawing: null,
  dimensions: null,
  categories: [],
})
