import { COOLING_BTU_ATTRIBUTE, HEATING_BTU_ATTRIBUTES } from './attribute-ids.ts'
import type { AttributeValue } from './plate.ts'
import { cardPlate, hasTrait } from './product-types.ts'

const [FURNACE, HEAT_PUMP, MINI_SPLIT, PACKAGE, HYDRONIC] = HEATING_BTU_ATTRIBUTES
/** In a system whose maker states both, the furnace's output comes before that of the heat pump. */
const HEATING_IN_ORDER: readonly number[] = [FURNACE, PACKAGE, HYDRONIC, HEAT_PUMP, MINI_SPLIT]

/** The output of a product in BTU/h; null where its maker does not state it. */
export interface Capacity {
  heatingBtu: number | null
  coolingBtu: number | null
}

/**
 * Whether products of a type can heat or cool a whole home. A unit for one room would always look too small
 * beside a home's load.
 */
export const servesWholeHome = (type: string): boolean => hasTrait(type, 'serves-whole-home')

/**
 * Heating and cooling capacity of a product for a whole home (K-ATTRS); null for any other product.
 * In a system, the furnace's output comes before that of the heat pump.
 */
export function capacityOf(
  type: string,
  attributes: Readonly<Record<string, AttributeValue>>,
): Capacity | null {
  if (!servesWholeHome(type)) return null
  const number = (id: number): number | null => {
    const value = attributes[id]
    return typeof value === 'number' && value > 0 ? value : null
  }
  const heatingBtu = HEATING_IN_ORDER.map(number).find((value) => value !== null) ?? null
  const coolingBtu = number(COOLING_BTU_ATTRIBUTE)
  return heatingBtu === null && coolingBtu === null ? null : { heatingBtu, coolingBtu }
}

/**
 * The capacities among the four figures of a product's card, also of products for one room; null when there
 * are none.
 */
export function capacityOnCard(
  type: string,
  attributes: Readonly<Record<string, AttributeValue>>,
): Capacity | null {
  const read = (ids: readonly number[]): number | null => {
    const row = cardPlate(type).find((each) => 'attribute' in each && ids.includes(each.attribute))
    const value = row && 'attribute' in row ? attributes[row.attribute] : undefined
    return typeof value === 'number' && value > 0 ? value : null
  }
  // A heat kit adds heat to an air handler, so its own output says nothing about the home's load.
  if (hasTrait(type, 'slides-into-unit')) return null
  const heatingBtu = read(HEATING_BTU_ATTRIBUTES)
  const coolingBtu = read([COOLING_BTU_ATTRIBUTE])
  return heatingBtu === null && coolingBtu === null ? null : { heatingBtu, coolingBtu }
}
