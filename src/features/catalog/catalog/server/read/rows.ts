import type { Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { PriceFacts, ProductFacts, ProductPageFacts, StockFacts } from '../../rules/product-facts.ts'
import type { ImageKind } from '../../rules/product-image.ts'
import type { UnitRow } from './units.ts'

/** A product with the price in force and its stock. */
export interface CardRow extends ProductFacts, PriceFacts, StockFacts {
  rating_average: number | null
  rating_count: number
  withdrawn_at: Date | null
  /** the picture that stands for the product */
  photo: StoredImage | null
}

/** A card with the text that only the search index reads. */
export interface IndexedRow extends CardRow {
  description: string
  /** the models rated together as this system, and their AHRI number; null: no matched system */
  rated_models: string[] | null
}

/** A product with everything its page shows. */
export interface ProductPageRow extends CardRow, ProductPageFacts {
  updated_at: Date
  /** version of the catalog that this row belongs to */
  version: number
  links: LinkRow[]
  documents: { kind: string; title: string; url: string }[]
  match: MatchedRow | null
  /** what a system consists of */
  units: UnitRow[]
  /** how many reviews gave 1, 2, 3, 4 and 5 stars */
  distribution: number[]
  reviews: StoredReview[]
  questions: StoredQuestion[]
  images: StoredImage[]
}

/** How a product is related to the one of a page. */
interface LinkRow {
  id: string
  kind: string
  position: number
  quantity: number
  page: number | null
  reason: string
}

export type MatchedRow = Omit<Selectable<Tables['matched_system']>, 'product_id'>

export interface StoredReview {
  rating: number
  title: string
  body: string
  author: string
  place: string
  verified: boolean
  written_on: string
}

export interface StoredQuestion {
  body: string
  author: string
  asked_on: string
  answer: string
  answered_by: string
  answered_on: string
}

interface StoredImage {
  hash: string
  alt: string
  kind: ImageKind
  width: number
  height: number
}
