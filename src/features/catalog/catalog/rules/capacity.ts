import { COOLING_BTU_ATTRIBUTE, HEATING_BTU_ATTRIBUTES } from './attribute-ids.ts'
import { type Capacity, outputOf } from './output.ts'
import type { AttributeValue } from './plate.ts'
import { cardPlate, hasTrait } from './product-types.ts'

export type { Capacity }

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
  return servesWholeHome(type) ? outputOf(attributes) : null
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
