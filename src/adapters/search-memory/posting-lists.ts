import type { Lists, Range } from '#features/choosing/search/rules/matching/lists.ts'
import {
  faceDistance,
  MOST_PLACE,
  nearestRanks,
} from '#features/choosing/search/rules/matching/nearest-sizes.ts'
import type { Quantity } from '#features/choosing/search/server/ports.ts'
import type { Columns } from './columns/columns.ts'
import type { Figures } from './columns/figures.ts'
import {
  filterPostings,
  fromPlace,
  intersect,
  lift,
  mostOf,
  NO_POSTINGS,
  type Postings,
  placed,
  subtract,
  unite,
} from './postings.ts'
import type { WordsIndex } from './words-index.ts'

/** The lists of products that the reading of texts makes, over the columns and words of this moment. */
export function postingLists(known: () => { columns: Columns; words: WordsIndex }): Lists<Postings> {
  const figuresOf = (quantities: readonly Quantity[]): readonly Figures[] =>
    quantities.flatMap((quantity) => known().columns.measures.get(quantity) ?? [])
  return {
    word: (word, isPrefix) => known().words.postings(word, isPrefix),
    all: () => everything(known().columns),
    none: () => NO_POSTINGS,
    both: intersect,
    either: unite,
    without: subtract,
    atLeast: fromPlace,
    placed,
    lifted: lift,
    divided: (list, by) => ({ ...list, places: list.places.map((place) => Math.floor(place / by)) }),
    most: (lists) => mostOf(lists, known().columns.products.size),
    within(list, quantities, ranges) {
      const figures = figuresOf(quantities)
      return filterPostings(list, (slot) => isWithin(figures, slot, ranges))
    },
    neighbors: (list, quantities, target) => neighbors(list, figuresOf(quantities), target),
    nearestFaces: (list, size) => nearestFaces(known().columns, list, size),
    isEmpty: (list) => list.slots.length === 0,
    hasOtherPlace: (list, place) => list.places.some((each) => each !== place),
    remember: (key, make) => known().words.remember(key, make),
  }
}

const everything = (columns: Columns): Postings => ({
  slots: columns.slots,
  scores: new Float32Array(columns.slots.length),
  places: new Uint8Array(columns.slots.length),
})

// Loops: `some` would make a function for each product.
function isWithin(figures: readonly Figures[], slot: number, ranges: readonly Range[]): boolean {
  for (const figure of figures) {
    const value = figure.at(slot)
    for (const { min, max } of ranges) if (value >= min && value <= max) return true
  }
  return false
}

function neighbors(list: Postings, figures: readonly Figures[], target: number) {
  let below = -Infinity
  let above = Infinity
  for (const slot of list.slots) {
    for (const figure of figures) {
      const value = figure.at(slot)
      if (value <= target && value > below) below = value
      if (value > target && value < above) above = value
    }
  }
  return { below, above }
}

/** Those whose face differs least and that are no thicker than the slot; nearer ones come first. */
function nearestFaces(columns: Columns, list: Postings, size: string): Postings {
  const [short, long, third] = (['shortSide', 'longSide', 'thirdSide'] as const).map((side) =>
    columns.measures.get(side),
  )
  if (!short || !long || !third) return NO_POSTINGS
  const distanceTo = faceDistance(size)
  const distances = Array.from(list.slots, (slot) =>
    distanceTo({ short: short.at(slot), long: long.at(slot), third: third.at(slot) }),
  )
  const ranks = nearestRanks(distances)
  const kept = distances.flatMap((distance, i) => (ranks.has(distance) ? [i] : []))
  return {
    slots: Int32Array.from(kept, (i) => list.slots[i]!),
    scores: Float32Array.from(kept, (i) => list.scores[i]!),
    places: Uint8Array.from(kept, (i) => Math.min(MOST_PLACE, list.places[i]! + ranks.get(distances[i]!)!)),
  }
}
