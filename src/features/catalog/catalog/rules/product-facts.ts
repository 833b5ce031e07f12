import type { DrawingSpec } from '#drawings/spec.ts'
import type { AttributeValue } from './plate.ts'

/** The size of a product in inches. */
export interface ProductDimensions {
  height: number
  width: number
  depth: number
}

/** The facts for a carrier: the carton in inches, the freight class and how it travels. */
interface ProductFreight {
  length?: number
  width?: number
  height?: number
  freightClass?: number
  mode?: 'parcel' | 'ltl'
}

/** A product's own facts, named as in the database. Weight in pounds. */
export interface ProductFacts {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  series: string
  type: string
  template: 'single' | 'series' | 'system' | 'service'
  category_id: number
  summary: string
  attributes: Record<string, AttributeValue>
  dimensions: ProductDimensions | null
  drawing: DrawingSpec | null
  weight_lb: number
  freight: ProductFreight
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
