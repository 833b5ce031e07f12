import { figure, type Part, read, word } from '#features/catalog/accessories/rules/parts.ts'
import type { AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { isHead, isSingleZoneSet } from '#features/catalog/catalog/rules/equipment.ts'
import { HEAD_TYPES, type HeadType, POSITIONS, type Position } from '../selections.ts'

/** A system with its units. */
interface WithUnits {
  product: Part
  units: readonly (Part & { quantity: number })[]
}

/** The texts of an attribute that holds one or several. */
export const words = (part: Part, key: AttributeKey): readonly string[] => {
  const value = read(part, key)
  return typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []
}

/** Words of oil furnaces for the direction of the air. */
const OIL_POSITIONS: Readonly<Record<string, Position>> = {
  Lowboy: 'Upflow',
  Highboy: 'Upflow',
  Counterflow: 'Downflow',
}

const positionsOf = (part: Part): Position[] =>
  words(part, 'position').flatMap(
    (name) => POSITIONS.find((each) => each === name) ?? OIL_POSITIONS[name] ?? [],
  )

/** Where all indoor units of a system can stand: the coil decides as well as the furnace. */
export function positions({ product, units }: WithUnits): Position[] {
  const own = positionsOf(product)
  const others = units.map(positionsOf).filter((list) => list.length > 0)
  return [...new Set(own)].filter((position) => others.every((list) => list.includes(position)))
}

/** The indoor units of a mini split, the largest first. */
export function headsOf({ units, product }: WithUnits): { type: HeadType; btu: number }[] {
  const known = units
    .filter(({ type }) => isHead(type))
    .flatMap((unit) => {
      const type = HEAD_TYPES.find((each) => each === word(unit, 'airHandlerType'))
      const btu = figure(unit, 'coolingBtu')
      return type === undefined || btu === undefined
        ? []
        : Array.from({ length: unit.quantity }, () => ({ type, btu }))
    })
  if (known.length > 0 || !isSingleZoneSet(product.type)) return known.toSorted((a, b) => b.btu - a.btu)
  const type = HEAD_TYPES.find((each) => each === word(product, 'airHandlerType'))
  const btu = figure(product, 'coolingBtu')
  return type === undefined || btu === undefined ? [] : [{ type, btu }]
}
