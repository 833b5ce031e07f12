import type { DrawingSpec } from '#drawings/spec.ts'
import type { AttributeValue } from './plate.ts'

/** The size of a product in inches. */
export interface Dimensions {
  height: number
  width: number
  depth: number
}

/** What a carrier asks of a product: carton in inches, freight class, mode. A missing fact is unknown. */
export interface FreightFacts {
  length?: number
  width?: number
  height?: number
  freightClass?: number
  mode?: 'parcel' | 'ltl'
}

export type ProductTemplate = 'single' | 'series' | 'system' | 'service'

/** What one product is to another. */
export type RelationKind =
  | 'accessory'
  | 'required'
  | 'included'
  | 'compatible'
  | 'also_consider'
  | 'wifi_adapter'

/** A product's own facts, named as in the database. Weight in pounds. */
export interface ProductFacts {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  series: string
  type: string
  template: ProductTemplate
  category_id: number
  summary: string
  attributes: Record<string, AttributeValue>
  dimensions: Dimensions | null
  drawing: DrawingSpec | null
  weight_lb: number
  freight: FreightFacts
  ships_free: boolean
  pays_shipping: boolean
  is_service: boolean
}

/** Facts that only a product's own page shows. */
export interface ProductPageFacts {
  description: string
  included: string[]
  installation_service_ids: string[]
}

/** A price in cents. */
export interface PriceFacts {
  price_cents: number
  list_price_cents: number | null
}

/** The warehouse's stock of a product; `restock_on` is a day, yyyy-mm-dd. */
export interface StockFacts {
  available: number
  back_order: boolean
  restock_on: string | null
}

/** A product with its price and its stock, as an import or the demo catalog stores it. */
export interface StoredProduct extends ProductFacts, ProductPageFacts, PriceFacts, StockFacts {
  withdrawn: boolean
}
