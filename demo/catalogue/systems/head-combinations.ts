import { headType, INDOOR, portsOf } from '../equipment/ductless.ts'
import { type Model, need } from '../equipment/house-models.ts'
import { largestHead } from '../relations/ductless-relations.ts'

/** Cooling of a unit in BTU/h. */
export const cooling = (model: Model): number => need(model.cool, 'cooling')

/** All multisets of `count` sizes, smallest first. */
const multisets = (sizes: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : sizes.flatMap((first, index) =>
        multisets(sizes.slice(index), count - 1).map((rest) => [first, ...rest]),
      )

/** Which head types a bundle mixes in for its first zones; the rest are wall mounts. */
const MIXES: readonly (readonly string[])[] = [
  [],
  ['Ceiling Cassette'],
  ['Concealed Duct'],
  ['Low Wall'],
  ['Slim Ceiling Cassette'],
  ['Floor Ceiling'],
  ['Ceiling Cassette', 'Ceiling Cassette'],
  ['Concealed Duct', 'Low Wall'],
]

/** The indoor unit of a type and size. */
export const headOf = (type: string, btu: number): Model | undefined =>
  INDOOR.find(
    (head) => headType(head) === type && cooling(head) === btu && head.series.refrigerants[0] === 'R-32',
  )

/** Every set of heads that an outdoor unit can serve, largest head first. */
export function combinations(model: Model): Model[][] {
  const outdoor = cooling(model)
  const [least, most] = [Number(model.details.min_indoor_btu), Number(model.details.max_indoor_btu)]
  const sizes = [6_000, 9_000, 12_000, 18_000, 24_000].filter((btu) => btu <= largestHead(outdoor))
  const sums = Array.from({ length: portsOf(model) - 1 }, (_, index) => index + 2)
    .flatMap((count) => multisets(sizes, count))
    .filter(
      (set) =>
        set.reduce((a, b) => a + b, 0) >= Math.max(least, outdoor * 0.7) &&
        set.reduce((a, b) => a + b, 0) <= most,
    )
  return sums.flatMap((set) =>
    MIXES.flatMap((mix) => {
      const heads = [...set].reverse().map((btu, index) => headOf(mix[index] ?? 'Wall Mount', btu))
      return heads.every((head) => head !== undefined) ? [heads.filter((head) => head !== undefined)] : []
    }),
  )
}
