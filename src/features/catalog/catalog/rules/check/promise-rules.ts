import type { AttributeKey } from '../attribute-ids.ts'
import { isRoomUnit } from '../equipment.ts'
import { attributeOf, type CatalogueRule, columnOf, type Fault, figureOf, wordOf } from './rule.ts'

/**
 * The floor area in square feet that a room air conditioner of a size in BTU/h cools, up to: ENERGY STAR's
 * sizing table (memory; docs/data-sources.md). The area grows faster than the size.
 */
const ROOM_SIZES: readonly (readonly [upToSqFt: number, btu: number])[] = [
  [150, 5_000],
  [250, 6_000],
  [300, 7_000],
  [350, 8_000],
  [400, 9_000],
  [450, 10_000],
  [550, 12_000],
  [700, 14_000],
  [1_000, 18_000],
  [1_200, 21_000],
  [1_400, 23_000],
  [1_500, 24_000],
  [2_000, 30_000],
  [2_500, 34_000],
]

/** The largest room that a unit cools; a unit below the table's smallest cools its share of that room. */
export function roomArea(btu: number): number {
  const [smallest] = ROOM_SIZES
  const row = ROOM_SIZES.findLast(([, least]) => btu >= least)
  if (row !== undefined) return row[0]
  return smallest === undefined ? 0 : Math.floor((smallest[0] * btu) / smallest[1] / 5) * 5
}

const fault = (key: AttributeKey, expected: string, found: string | number): Fault => ({
  column: columnOf(key),
  expected,
  found: String(found),
})

/** What a product promises beyond its ratings: the room that it cools, and the fuel that it can take. */
export const PROMISE_RULES: readonly CatalogueRule[] = [
  {
    name: 'a room no larger than the size cools',
    severity: 'warning',
    check: (product) => {
      const area = figureOf(product, 'coverage')
      const btu = figureOf(product, 'saccBtu') ?? figureOf(product, 'coolingBtu')
      if (!isRoomUnit(product.type) || area === undefined || btu === undefined) return undefined
      const most = roomArea(btu)
      return area <= most ? undefined : fault('coverage', `at most ${most} sq ft for ${btu} BTU/h`, area)
    },
  },
  {
    name: 'propane with a kit that can be had',
    severity: 'error',
    check: (product) => {
      const kit = wordOf(product, 'propaneKit')
      if (attributeOf(product, 'lpConvertible') !== true)
        return kit === '' ? undefined : fault('propaneKit', 'nothing where the burner stays as it is', kit)
      return kit === 'In the box' || kit === 'Sold separately'
        ? undefined
        : fault('propaneKit', '"In the box" or "Sold separately"', kit || 'nothing')
    },
  },
]
