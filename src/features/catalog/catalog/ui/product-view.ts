import type { StageView } from '#drawings/spec.ts'
import type { Cents } from '#lib/money.ts'
import type { Picture } from '#ui/drawing/drawing.tsx'
import type { Capacity } from '../rules/capacity.ts'
import type { CardView, PlateView, StockView } from './card/product-card.tsx'
import type { PhotoView } from './photo.tsx'

/** Views of a drawing: beside a door, from the front, front and side, isometric, cut open, exploded. */

export interface RelatedView {
  card: CardView
  reason: string
  quantity: number
}

export interface ReviewView {
  rating: number
  title: string
  body: string
  author: string
  place: string
  verified: boolean
  /** yyyy-mm-dd */
  writtenOn: string
}

export interface QuestionView {
  question: string
  author: string
  answer: string
  answeredBy: string
  /** yyyy-mm-dd */
  answeredOn: string
}

/** One size of a series; capacities in BTU/h, null where it has none. */
export interface SizeView {
  id: string
  sku: string
  href: string
  /** what differs within the series, in the order of the columns */
  cells: readonly string[]
  /** the fuel input that the product's name says, "80,000 BTU"; null where the name says none */
  input: string | null
  price: Cents
  stock: StockView
  heatBtu: number | null
  coolBtu: number | null
}

export interface SeriesView {
  name: string
  columns: readonly string[]
  rows: readonly SizeView[]
}

export interface PartView {
  role: string
  model: string
  /** the part by itself, when it is sold so */
  alone: { href: string; name: string; price: Cents; picture: Picture } | null
}

/** Units that were rated together. */
export interface SystemView {
  parts: readonly PartView[]
  ratings: readonly PlateView[]
  referenceNumber: string | null
  source: string
}

export interface SpecGroupView {
  group: string
  rows: readonly { id: number; name: string; value: string; unit: string }[]
}

/** A circuit of the product; null where the maker does not state it. */
export interface CircuitView {
  unit: string
  count: number
  supply: string
  mca: number | null
  breaker: number | null
  plugsIn: boolean
}

/** The size of one unit of a system, in inches. */
export interface UnitSizeView {
  unit: string
  name: string
  width: number
  height: number
  depth: number
}

/** Everything a product page shows; amounts in cents, pictures still to be drawn or brought along. */
export interface ProductView {
  id: string
  sku: string
  brand: string
  template: 'single' | 'series' | 'system' | 'service'
  name: string
  href: string
  summary: string
  description: string
  hero: { title: string; text: string } | null
  crumbs: readonly { label: string; href: string }[]
  sections: readonly { id: string; title: string }[]
  plate: readonly PlateView[]
  price: Cents
  listPrice: Cents | null
  /** an example of paying monthly, and its terms; left out where no lender takes the price */
  monthly?: { line: string; terms: string } | undefined
  stock: StockView
  shipping: CardView['shipping']
  withdrawn: boolean
  /** a service that staff have switched off for now */
  isOff?: true | undefined
  /** a rebate program may pay for it */
  mayHaveRebate: boolean
  /** its capacity for a whole home in BTU/h; null for parts and room units */
  capacity: Capacity | null
  /** the rules of a place may forbid it */
  regulated: boolean
  /** drawn beside a door */
  besideDoor: Picture
  /** drawn alone, for a phone */
  closeUp: Picture
  /** years of the parts warranty, as the maker states them */
  partsWarranty: string | null
  /** its views, and the version of its drawing */
  stage: { views: readonly StageView[]; version: string; isMeasured: boolean }
  /** the merchant's photograph that stands for the product */
  photo: PhotoView | null
  /** all photographs, that one first */
  photos: readonly PhotoView[]
  /** drawn in steel and copper, for a product without a photograph; has the shape 4:3 */
  rendering: { src: string; alt: string } | null
  /** the same where it is installed, beside a house or in a basement */
  installed: { src: string; alt: string } | null
  rating: { average: number; count: number } | null
  series: SeriesView | null
  system: SystemView | null
  needs: readonly RelatedView[]
  /** what it also needs beyond those lines, by name */
  moreNeeds: readonly string[]
  /** what it needs although no part can be chosen: why, and what to do */
  saidNeeds: readonly { titles: readonly string[]; said: string }[]
  included: readonly string[]
  /** included items that are also sold alone, and WiFi adapters */
  inside: readonly RelatedView[]
  adapters: readonly RelatedView[]
  boxNote: string
  airHandlerTypes: readonly string[]
  commonAirHandler: RelatedView | null
  specs: readonly SpecGroupView[]
  circuits: readonly CircuitView[]
  unitSizes: readonly UnitSizeView[]
  documents: readonly { kind: string; title: string; url: string }[]
  alternatives: readonly CardView[]
  systems: readonly RelatedView[]
  expertAssistance: boolean
  questions: readonly QuestionView[]
  reviews: readonly ReviewView[]
  distribution: readonly number[]
}

export interface ReviewsWanted {
  page: number
  sort: 'newest' | 'highest' | 'lowest'
  stars: number | null
  verifiedOnly: boolean
}

/** Fetches a page of ten reviews and how many of the wanted kind there are. */
export type FetchReviews = (
  wanted: ReviewsWanted,
) => Promise<{ total: number; reviews: readonly ReviewView[] }>
