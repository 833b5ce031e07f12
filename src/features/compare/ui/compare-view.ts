import type { CardView } from '#features/catalog/ui/product-card.tsx'
import type { Cents } from '#kit/money.ts'
import type { CompareGroup } from '../rules/rows.ts'
import type { RunningCost } from '../rules/running-cost.ts'

export interface ComparedView extends CardView {
  /** what the fit gauge and the rules about places look at */
  attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
  withdrawn: boolean
}

export interface SuggestionView {
  id: string
  sku: string
  name: string
  /** "80,000 BTU/h, 96 %" */
  note: string
  price: Cents
}

/** Everything the comparison shows that is the same for everybody. */
export interface CompareView {
  title: string
  products: readonly ComparedView[]
  groups: readonly CompareGroup[]
  runningCosts: readonly RunningCost[]
  suggestions: readonly SuggestionView[]
}
