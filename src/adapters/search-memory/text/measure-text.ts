import type { Measure } from '#features/choosing/search/server/ports.ts'
import type { Columns } from '../columns/columns.ts'
import type { Figures } from '../columns/figures.ts'
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
  for (const measure of inOrder(measures)) {
    const figures = figuresOf(columns, measure)
    const fitting = filterPostings(rest, (slot) => isWithin(figures, slot, measure))
    if (fitting.slots.length === 0) missed.push(measure)
    rest = fitting.slots.length > 0 ? fitting : nearest(rest, figures, measure)
  }
  return { list: rest, isRelaxed: missed.length > 0, missed }
}

export const SIZES: ReadonlySet<string> = new Set(['tonsBtu', 'coolingBtu', 'nominalBtu', 'gallons', 'feet'])

/**
 * Sizes first, the largest of them first: it is the whole machine's. The order in which they were typed
 * decides nothing.
 */
const inOrder = (measures: readonly Measure[]): readonly Measure[] =>
  measures.length < 2
    ? measures
    : measures.toSorted((a, b) => {
        const [left = '', right = ''] = [a.quantities[0], b.quantities[0]]
        const bySize = Number(SIZES.has(right)) - Number(SIZES.has(left))
        return bySize || (left < right ? -1 : left > right ? 1 : b.target - a.target || a.min - b.min)
      })

const figuresOf = (columns: Columns, { quantities }: Measure): readonly Figures[] =>
  quantities.flatMap((quantity) => columns.measures.get(quantity) ?? [])

/** The products that do not have the size. */
export function withoutSize(columns: Columns, list: Postings, measure: Measure): Postings {
  const figures = figuresOf(columns, measure)
  return filterPostings(list, (slot) => !isWithin(figures, slot, measure))
}

// A loop: `some` would make a function for each product.
function isWithin(figures: readonly Figures[], slot: number, { min, max }: Measure): boolean {
  for (const figure of figures) {
    const value = figure.at(slot)
    if (value >= min && value <= max) return true
  }
  return false
}

/**
 * Products of the next smaller and the next larger size than one that no product has; all when no product
 * states such a size.
 */
function nearest(list: Postings, figures: readonly Figures[], { target, min, max }: Measure): Postings {
  let below = -Infinity
  let above = Infinity
  for (const slot of list.slots) {
    for (const figure of figures) {
      const value = figure.at(slot)
      if (value <= target && value > below) below = value
      if (value > target && value < above) above = value
    }
  }
  // Of a limit, only the side is near that it leaves out.
  if (min === -Infinity) below = -Infinity
  if (max === Infinity) above = Infinity
  const isNear = (value: number): boolean =>
    (value <= below && value >= below - Math.abs(below) * NEARLY) ||
    (value >= above && value <= above * (1 + NEARLY))
  return below === -Infinity && above === Infinity
    ? list
    : filterPostings(list, (slot) => figures.some((figure) => isNear(figure.at(slot))))
}
const NEARLY = 0.05
