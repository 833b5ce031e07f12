import type { AttributeKey } from '../attributes.ts'
import { roomArea } from './room-area.ts'
import { attributeOf, type CatalogueRule, columnOf, type Fault, figureOf, wordOf } from './rule.ts'

const ROOM_UNITS: ReadonlySet<string> = new Set([
  'window-air-conditioner',
  'portable-air-conditioner',
  'ptac',
])

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
      if (!ROOM_UNITS.has(product.type) || area === undefined || btu === undefined) return undefined
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
