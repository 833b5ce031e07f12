import { measureOf } from '#features/choosing/search/rules/query/measures/measures.ts'
import { type Quantity, sidesIn } from '#features/choosing/search/rules/query/measures/quantities.ts'
import { isSize } from '#features/choosing/search/rules/query/words.ts'
import type { SearchQuery, Term } from '#features/choosing/search/server/ports.ts'
import type { Columns } from '../columns/columns.ts'
import { filterPostings, NO_POSTINGS, type Postings } from '../postings.ts'
import { narrow } from './measure-text.ts'

/** As many products as a first row shows, of the nearest sizes. */
const ENOUGH = 5
/** A face counts before a thickness. */
const OF_THICKNESS = 0.1
/** A size that differs by more than this share is no neighbor. */
const MOST_APART = 0.4

/** The products of a list whose size is nearest to one that none of them has. */
export function nearestSizes(
  columns: Columns,
  list: Postings,
  { said, span }: Term,
  { plain }: SearchQuery['text'],
): Postings {
  if (isSize(said)) return nearestFaces(columns, list, said)
  const saysInches = plain.split(' ')[span.to] === 'inch'
  const quantity = (saysInches ? SIDES : SIDES.slice(0, 1)).find((each) => isStated(columns, list, each))
  return /^\d+(?:\.\d+)?$/.test(said) && quantity
    ? nearestFigures(columns, list, quantity, Number(said))
    : NO_POSTINGS
}

/** What a number of inches measures: the diameter of round things, else the width. */
const SIDES: readonly Quantity[] = ['diameterInches', 'widthInches']

/** Whether one of the products has the figure. */
export function isStated(columns: Columns, list: Postings, quantity: Quantity): boolean {
  const figures = columns.measures.get(quantity)
  return figures !== undefined && list.slots.some((slot) => !Number.isNaN(figures.at(slot)))
}

function nearestFigures(columns: Columns, list: Postings, quantity: Quantity, inches: number): Postings {
  const { measure } = measureOf('inch wide', inches)
  const asked = { ...measure, quantities: [quantity], said: [], span: { from: 0, to: 0 } }
  const figures = columns.measures.get(quantity)!
  return filterPostings(
    narrow(columns, list, [asked]).list,
    (slot) => Math.abs(figures.at(slot) - inches) <= inches * MOST_APART,
  )
}

/** Those whose face differs least and that are no thicker than the slot; nearer ones come first. */
function nearestFaces(columns: Columns, list: Postings, size: string): Postings {
  const asked = sidesIn(size)
  const [short, long, third] = (['shortSide', 'longSide', 'thirdSide'] as const).map((side) =>
    columns.measures.get(side),
  )
  if (!short || !long || !third) return NO_POSTINGS
  const { shortSide = 0, longSide = 0, thirdSide } = asked
  const apart = (slot: number): number => {
    const face = Math.abs(short.at(slot) - shortSide) + Math.abs(long.at(slot) - longSide)
    if (Number.isNaN(face) || face > (shortSide + longSide) * MOST_APART) return Infinity
    if (thirdSide === undefined) return face
    return third.at(slot) <= thirdSide ? face + (thirdSide - third.at(slot)) * OF_THICKNESS : Infinity
  }
  const distances = Array.from(list.slots, apart)
  const last = distances.toSorted((a, b) => a - b)[Math.min(ENOUGH, distances.length) - 1] ?? Infinity
  const steps = [...new Set(distances)].filter((each) => each <= last && each < Infinity)
  const ranks = new Map(steps.toSorted((a, b) => a - b).map((distance, rank) => [distance, rank]))
  const most = ranks.size
  const kept = distances.flatMap((distance, i) => (ranks.has(distance) ? [i] : []))
  return {
    slots: Int32Array.from(kept, (i) => list.slots[i]!),
    scores: Float32Array.from(kept, (i) => list.scores[i]!),
    places: Uint8Array.from(kept, (i) =>
      Math.min(MOST_PLACE, list.places[i]! + most - ranks.get(distances[i]!)!),
    ),
  }
}
const MOST_PLACE = 255
