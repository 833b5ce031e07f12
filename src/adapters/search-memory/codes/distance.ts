import type { Columns } from '../columns/columns.ts'

/** Products that are compared with others, by what sets them apart: more would find no nearer one. */
const MOST_COMPARED = 100
const LACKS = 1
const LARGER = 1.01

/**
 * How far the figures of one of `slots` are from those of the nearest of `others`; a smaller figure is a
 * little nearer than a larger one. Figures that none of them has, and others alike, are left out once.
 */
export function distanceTo(
  { measures }: Pick<Columns, 'measures'>,
  others: readonly number[],
  slots: readonly number[],
): (slot: number) => number {
  const all = [...others, ...slots]
  const columns = [...measures]
    .filter(
      ([quantity, column]) => quantity !== 'price' && all.some((slot) => !Number.isNaN(column.at(slot))),
    )
    .map(([, column]) => column)
  const figuresOf = (slot: number): number[] => columns.map((column) => column.at(slot))
  const alike = new Map(others.map((slot) => figuresOf(slot)).map((figures) => [figures.join(), figures]))
  const compared = [...alike.values()].slice(0, MOST_COMPARED)
  const isOther = new Set(others)
  return (slot) => {
    if (isOther.has(slot)) return 0
    const figures = figuresOf(slot)
    return compared.reduce((least, wanted) => Math.min(least, apart(figures, wanted, least)), Infinity)
  }
}

/** The sum of what the figures differ by; at `most` or above, the rest is not looked at. */
function apart(figures: readonly number[], wanted: readonly number[], most: number): number {
  let sum = 0
  for (let at = 0; at < figures.length && sum < most; at++) {
    const [figure, other] = [figures[at]!, wanted[at]!]
    if (Number.isNaN(figure) && Number.isNaN(other)) continue
    const share = Math.abs(figure - other) / Math.max(Math.abs(other), 1)
    sum += Number.isNaN(share) ? LACKS : figure > other ? share * LARGER : share
  }
  return sum
}
