import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import type { Values } from '../listing/listing.ts'

/**
 * Whether an option of a filter is checked: it was chosen, or it is inside a chosen range that is not one
 * of the `options`.
 */
export const isTicked = (chosen: Values, option: string, options: Values): boolean =>
  chosen.some((value) => value === option || (!options.includes(value) && isInside(option, value)))

/** The chosen values with each range replaced by the options inside it; a range without options stays. */
export const singleValues = (chosen: Values, options: readonly string[]): Values => [
  ...new Set(
    chosen.flatMap((value) => {
      const inside = options.includes(value) ? [] : options.filter((option) => isInside(option, value))
      return inside.length > 0 ? inside : [value]
    }),
  ),
]

function isInside(option: string, value: string): boolean {
  const [inner, outer] = [parseRange(option), parseRange(value)]
  return inner !== undefined && outer !== undefined && inner.min >= outer.min && inner.max <= outer.max
}
