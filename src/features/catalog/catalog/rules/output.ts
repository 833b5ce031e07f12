import { COOLING_BTU_ATTRIBUTE, HEATING_BTU_ATTRIBUTES } from './attribute-ids.ts'
import type { AttributeValue } from './plate.ts'

/** The output of a product in BTU/h; null where its maker does not state it. */
export interface Capacity {
  heatingBtu: number | null
  coolingBtu: number | null
}

const [FURNACE, HEAT_PUMP, MINI_SPLIT, PACKAGE, HYDRONIC] = HEATING_BTU_ATTRIBUTES
/** In a system whose maker states both, the furnace's output comes before that of the heat pump. */
const HEATING_IN_ORDER: readonly number[] = [FURNACE, PACKAGE, HYDRONIC, HEAT_PUMP, MINI_SPLIT]

/** What a product's maker states of its output; null where nothing. A browser may ask it. */
export function outputOf(attributes: Readonly<Record<string, AttributeValue>>): Capacity | null {
  const number = (id: number): number | null => {
    const value = attributes[id]
    return typeof value === 'number' && value > 0 ? value : null
  }
  const heatingBtu = HEATING_IN_ORDER.map(number).find((value) => value !== null) ?? null
  const coolingBtu = number(COOLING_BTU_ATTRIBUTE)
  return heatingBtu === null && coolingBtu === null ? null : { heatingBtu, coolingBtu }
}
