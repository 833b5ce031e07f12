import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import type { Availability } from '#features/catalog/catalog/rules/stock.ts'
import type { Cents } from '#lib/money.ts'
import type { Picture } from '#ui/drawing/drawing.tsx'
import type { Landing } from '../rules/delivered-total.ts'
import type { CompareGroup } from '../rules/rows.ts'
import type { RunningCost } from '../rules/running-cost.ts'

/** A product as a column; amounts in cents. */
export interface ComparedView extends Landing {
  sku: string
  type: string
  brand: string
  name: string
  href: string
  listPrice: Cents | null
  stock: Availability
  picture: Picture
  /** for the fit gauge; null for what no home's load decides */
  capacity: Capacity | null
  withdrawn: boolean
  /** a rebate program may pay part of it */
  rebate?: true
}

export interface SuggestionView {
  id: string
  sku: string
  name: string
  /** "80,000 BTU/h, 96%" */
  note: string
  price: Cents
}

/** The comparison as the server knows it; its running costs are for the place of the visitor's cookie. */
export interface CompareView {
  title: string
  products: readonly ComparedView[]
  groups: readonly CompareGroup[]
  runningCosts: readonly RunningCost[]
  /** the prices of the running costs, and the state that they are for */
  prices: readonly { name: string; price: number; unit: string; asOf: string | null }[]
  pricedFor: string | null
  suggestions: readonly SuggestionView[]
}
