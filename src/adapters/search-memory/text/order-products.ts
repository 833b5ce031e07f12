import {
  HIGHER_NAME,
  highestMeaning,
  PER_MEANING,
  PLACES_PER_MEANING,
} from '#features/choosing/search/rules/matching/meanings.ts'
import type { Order } from '#features/choosing/search/rules/query/measures/superlatives.ts'
import type { Measure } from '#features/choosing/search/server/ports.ts'
import type { Columns } from '../columns/columns.ts'
import type { Figures } from '../columns/figures.ts'
import type { Postings } from '../postings.ts'
import type { Scores } from '../scratch.ts'

/**
 * Kinds in the order in which they are meant; within a kind, the products by the first of the figures asked
 * for that products of the likeliest kind have.
 */
export function orderProducts(columns: Columns, scores: Scores, list: Postings, order: Order): void {
  const [by = ''] = order.by
  const highest = highestMeaning(by)
  const meanings = Array.from(list.places, (place) =>
    Math.min(highest, Math.floor((place + HIGHER_NAME) / PLACES_PER_MEANING)),
  )
  const meant = meanings.reduce((most, each) => Math.max(most, each), 0)
  const figures = order.by.flatMap((quantity) => columns.measures.get(quantity) ?? [])
  const isStated = (figure: Figures, from: number): boolean =>
    list.slots.some((slot, i) => meanings[i]! >= from && !Number.isNaN(figure.at(slot)))
  const figure = figures.find((each) => isStated(each, meant)) ?? figures.find((each) => isStated(each, 0))
  const share = figure ? shareOf(figure, list, order.direction) : () => 0
  for (let i = 0; i < list.slots.length; i++) {
    const slot = list.slots[i]!
    scores.set(slot, PER_MEANING * (1 + meanings[i]!) + share(slot))
  }
}

/** From 1 for the last to 999 for the first; 0 for a product without the figure. */
function shareOf(figure: Figures, { slots }: Postings, direction: Order['direction']) {
  let least = Infinity
  let most = -Infinity
  for (const slot of slots) {
    const value = figure.at(slot)
    if (value < least) least = value
    if (value > most) most = value
  }
  const width = Math.max(most - least, Number.EPSILON)
  return (slot: number): number => {
    const value = figure.at(slot)
    if (Number.isNaN(value)) return 0
    const above = (value - least) / width
    return 1 + (PER_MEANING - 2) * (direction === 'desc' ? above : 1 - above)
  }
}

const NEAREST = 4

/** Of the machines that cover an area, the one that covers little more comes first. */
export function raiseNearest(columns: Columns, scores: Scores, { slots }: Postings, measure: Measure): void {
  const [quantity] = measure.quantities
  const figure = quantity && columns.measures.get(quantity)
  if (!figure) return
  for (const slot of slots) {
    const over = (figure.at(slot) - measure.target) / measure.target
    if (over >= 0) scores.set(slot, scores.get(slot) + NEAREST / (1 + 4 * over))
  }
}
