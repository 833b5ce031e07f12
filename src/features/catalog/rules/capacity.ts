import { COOLING_BTU_ATTRIBUTE, HEATING_BTU_ATTRIBUTES } from './attribute-ids.ts'
import type { AttributeValue } from './plate.ts'
import type { ProductType } from './product-types.ts'

const [FURNACE, HEAT_PUMP, MINI_SPLIT, PACKAGE, HYDRONIC] = HEATING_BTU_ATTRIBUTES
/** Where the maker states both, a furnace in a system counts before its heat pump. */
const HEATING_IN_ORDER: readonly number[] = [FURNACE, PACKAGE, HYDRONIC, HEAT_PUMP, MINI_SPLIT]

/** What a product can do, BTU/h; null where its maker does not say. */
export interface Capacity {
  heatingBtu: number | null
  coolingBtu: number | null
}

/** Products that can carry a whole home, so that its need says something about them; a room unit always looks small. */
const WHOLE_HOME: ReadonlySet<string> = new Set<ProductType>([
  'gas-furnace',
  'oil-furnace',
  'electric-furnace',
  'air-conditioner',
  'heat-pump',
  'package-unit',
  'package-bundle',
  'ducted-system',
  'cooling-system',
  'heat-pump-system',
  'multi-zone-system',
  'boiler',
])

/** Heating and cooling capacity of a product that can carry a whole home (K-ATTRS); null for any other. A furnace in a system counts before its heat pump. */
export function capacityOf(
  type: string,
  attributes: Readonly<Record<string, AttributeValue>>,
): Capacity | null {
  if (!WHOLE_HOME.has(type)) return null
  const number = (id: number): number | null => {
    const value = attributes[id]
    return typeof value === 'number' && value > 0 ? value : null
  }
  const heatingBtu = HEATING_IN_ORDER.map(number).find((value) => value !== null) ?? null
  const coolingBtu = number(COOLING_BTU_ATTRIBUTE)
  return heatingBtu === null && coolingBtu === null ? null : { heatingBtu, coolingBtu }
}

const HEATING_LABELS: ReadonlySet<string> = new Set(['Output', 'Heating'])

/** The same from the plate that a card carries anyway. */
export function capacityOnPlate(
  plate: readonly { label: string; value: string; unit: string }[],
): Capacity | null {
  const read = (isMeant: (label: string) => boolean): number | null => {
    const row = plate.find(({ label, unit }) => unit === 'BTU/h' && isMeant(label))
    return row ? Number(row.value.replaceAll(',', '')) || null : null
  }
  const heatingBtu = read((label) => HEATING_LABELS.has(label))
  const coolingBtu = read((label) => label === 'Cooling')
  return heatingBtu === null && coolingBtu === null ? null : { heatingBtu, coolingBtu }
}
