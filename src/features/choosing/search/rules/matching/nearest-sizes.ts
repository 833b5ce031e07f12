import { measureOf } from '../query/measures/measures.ts'
import { type Quantity, sidesIn } from '../query/measures/quantities.ts'
import type { Term } from '../query/parts/terms.ts'
import type { Understood } from '../query/understand-query.ts'
import { isSize } from '../query/words.ts'
import type { Lists } from './lists.ts'
import { narrow } from './measure-text.ts'

/** As many products as a first row shows, of the nearest sizes. */
const ENOUGH = 5
/** A face counts before a thickness. */
const OF_THICKNESS = 0.1
/** A size that differs by more than this share is no neighbor. */
const MOST_APART = 0.4

/** The products of a list whose size is nearest to one that none of them has. */
export function nearestSizes<L>(lists: Lists<L>, list: L, { said, span }: Term, { plain }: Understood): L {
  if (isSize(said)) return lists.nearestFaces(list, said)
  const saysInches = plain.split(' ')[span.to] === 'inch'
  const quantity = (saysInches ? SIDES : SIDES.slice(0, 1)).find((each) => isStated(lists, list, each))
  return /^\d+(?:\.\d+)?$/.test(said) && quantity
    ? nearestFigures(lists, list, quantity, Number(said))
    : lists.none()
}

/** What a number of inches measures: the diameter of round things, else the width. */
const SIDES: readonly Quantity[] = ['diameterInches', 'widthInches']

/** Whether one of the products has the figure. */
export const isStated = <L>(lists: Lists<L>, list: L, quantity: Quantity): boolean =>
  !lists.isEmpty(lists.within(list, [quantity], [{ min: -Infinity, max: Infinity }]))

function nearestFigures<L>(lists: Lists<L>, list: L, quantity: Quantity, inches: number): L {
  const { measure } = measureOf('inch wide', inches)
  const asked = { ...measure, quantities: [quantity], said: [], span: { from: 0, to: 0 } }
  const near = { min: inches * (1 - MOST_APART), max: inches * (1 + MOST_APART) }
  return lists.within(narrow(lists, list, [asked]).list, [quantity], [near])
}

/** The sides of a product in inches; NaN for one that is not stated. */
export interface Face {
  short: number
  long: number
  third: number
}

/**
 * How far a face is from the size that is asked for; Infinity for one that is thicker than the slot, or too
 * far to be a neighbor.
 */
export function faceDistance(size: string): (face: Face) => number {
  const { shortSide = 0, longSide = 0, thirdSide } = sidesIn(size)
  return ({ short, long, third }) => {
    const face = Math.abs(short - shortSide) + Math.abs(long - longSide)
    if (Number.isNaN(face) || face > (shortSide + longSide) * MOST_APART) return Infinity
    if (thirdSide === undefined) return face
    return third <= thirdSide ? face + (thirdSide - third) * OF_THICKNESS : Infinity
  }
}

/** By distance, how many places the nearest faces stand higher; farther ones are left out. */
export function nearestRanks(distances: readonly number[]): ReadonlyMap<number, number> {
  const last = distances.toSorted((a, b) => a - b)[Math.min(ENOUGH, distances.length) - 1] ?? Infinity
  const steps = [...new Set(distances)].filter((each) => each <= last && each < Infinity)
  return new Map(steps.toSorted((a, b) => a - b).map((distance, rank) => [distance, steps.length - rank]))
}

/** The highest place that a product may have. */
export const MOST_PLACE = 255
