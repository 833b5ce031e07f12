import {
  type CountedFigure,
  type FigureEntry,
  figureEntries,
} from '#features/choosing/search/rules/matching/complete-figures.ts'
import type { Columns } from './columns/columns.ts'

/** Whole queries that begin with a figure; the beginning of any of their words finds them. */
export interface Figures {
  /** in the order of their words; collected when they are first needed */
  entries: () => readonly FigureEntry[]
}

export function collectFigures({ products, slots }: Columns): readonly FigureEntry[] {
  const found = new Map<string, CountedFigure>()
  for (const [placed, count] of products.countFigures(slots)) {
    const place = Number.parseInt(placed, 10)
    const text = placed.slice(placed.indexOf(' ') + 1)
    const other = found.get(text) ?? { place, count: 0 }
    found.set(text, { text, place: Math.min(place, other.place), count: count + other.count })
  }
  return figureEntries([...found.values()])
}
