import type { Measure } from '../query/measures/measures.ts'
import type { Lists } from './lists.ts'

export interface Narrowed<L> {
  list: L
  isRelaxed: boolean
  /** the measures that no product has */
  missed: readonly Measure[]
}

/** Keeps the products of the sizes that a text names; where there are none, those of the nearest size. */
export function narrow<L>(lists: Lists<L>, list: L, measures: readonly Measure[]): Narrowed<L> {
  const missed: Measure[] = []
  let rest = list
  for (const measure of inOrder(measures)) {
    const fitting = lists.within(rest, measure.quantities, [measure])
    const isMissed = lists.isEmpty(fitting)
    if (isMissed) missed.push(measure)
    rest = isMissed ? nearest(lists, rest, measure) : fitting
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

/** The products that do not have the size. */
export const withoutSize = <L>(lists: Lists<L>, list: L, measure: Measure): L =>
  lists.without(list, lists.within(list, measure.quantities, [measure]))

/**
 * Products of the next smaller and the next larger size than one that no product has; all when no product
 * states such a size.
 */
function nearest<L>(lists: Lists<L>, list: L, { quantities, target, min, max }: Measure): L {
  let { below, above } = lists.neighbors(list, quantities, target)
  // Of a limit, only the side is near that it leaves out.
  if (min === -Infinity) below = -Infinity
  if (max === Infinity) above = Infinity
  const ranges = [
    { min: below - Math.abs(below) * NEARLY, max: below },
    { min: above, max: above * (1 + NEARLY) },
  ].filter((range) => Number.isFinite(range.min) && Number.isFinite(range.max))
  return ranges.length === 0 ? list : lists.within(list, quantities, ranges)
}
const NEARLY = 0.05
