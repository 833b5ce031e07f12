import type { Cents } from '#kit/money.ts'
import type { Picture } from '#ui/drawing/drawing.tsx'
import type { CardView, PlateView } from './product-card.tsx'
import type { StockView } from './stock-line.tsx'

/** Beside a door, from the front, front and side, as a solid, cut open, pulled apart. */
export type StageView = 'room' | 'front' | 'views' | 'iso' | 'section' | 'connections'

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

/** Everything a product page shows; amounts in cents, pictures still to be drawn or brought along. */
export interface ProductView {
  id: string
  sku: string
  brand: string
  series: string
  name: string
  href: string
  summary: string
  description: string
  crumbs: readonly { label: string; href: string }[]
  plate: readonly PlateView[]
  price: Cents
  listPrice: Cents | null
  stock: StockView
  shipping: CardView['shipping']
  withdrawn: boolean
  /** some programme may pay towards it */
  mayHaveRebate: boolean
  room: Picture
  roomPhone: Picture
  /** the ways it can be shown, and the version of its drawing */
  stage: { views: readonly StageView[]; version: string }
  rating: { average: number; count: number } | null
  needs: readonly RelatedView[]
  parts: readonly RelatedView[]
  included: readonly string[]
  boxNote: string
  specs: readonly { group: string; rows: readonly { name: string; value: string; unit: string; help: string }[] }[]
  documents: readonly { kind: string; title: string; url: string }[]
  alternatives: readonly CardView[]
  alternativesTitle: string
  systems: readonly CardView[]
  reviews: readonly ReviewView[]
  distribution: readonly number[]
}
