import type { Measure } from '#features/search/server/ports.ts'
import type { Columns } from '../columns.ts'
import { filterPostings, type Postings } from '../postings.ts'

export interface Narrowed {
  list: Postings
  isRelaxed: boolean
  /** the measures that no product has */
  missed: readonly Measure[]
}

/** Keeps the products of the sizes that a text names; where there are none, those of the nearest size. */
export function narrow(columns: Columns, list: Postings, measures: readonly Measure[]): Narrowed {
  const missed: Measure[] = []
  let rest = list
  for (const measure of measures) {
    const figures = figuresOf(columns, measure)
    const fitting = filterPostings(rest, (slot) => isWithin(figures, slot, measure))
    if (fitting.slots.length === 0) missed.push(measure)
    rest = fitting.slots.length > 0 ? fitting : nearest(rest, figures, measure)
  }
  return { list: rest, isRelaxed: missed.length > 0, missed }
}

const figuresOf = (columns: Columns, { quantities }: Measure): readonly Float64Array[] =>
  quantities.flatMap((quantity) => columns.measures.get(quantity) ?? [])

/** True when a product has the size. */
export const isOf = (columns: Columns, slot: number, measure: Measure): boolean =>
  isWithin(figuresOf(columns, measure), slot, measure)

// A loop: `some` would make a function for each product.
function isWithin(figures: readonly Float64Array[], slot: number, { min, max }: Measure): boolean {
  for (const figure of figures) if (figure[slot]! >= min && figure[slot]! <= max) return true
  return false
}

/** Products of the sizes nearest to a size that no product has; all when no product states such a size. */
function nearest(list: Postings, figures: readonly Float64Array[], { target }: Measure): Postings {
  const distance = (slot: number) =>
    figures.reduce(
      (least, figure) =>
        Number.isNaN(figure[slot]) ? least : Math.min(least, Math.abs(figure[slot]! - target)),
      Infinity,
    )
  const least = list.slots.reduce((found, slot) => Math.min(found, distance(slot)), Infinity)
  return least === Infinity ? list : filterPostings(list, (slot) => distance(slot) <= least * 1.05)
}
