import { COOLING_BTU_ATTRIBUTE, HEATING_BTU_ATTRIBUTES, TONNAGE_ATTRIBUTES } from '#features/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/rules/plate.ts'
import { formatRange, type Range } from '#features/search/rules/ranges.ts'
import type { Need } from './need.ts'

/** V-BTU: capacity from 90 to 110 % of the need, tonnage within half a ton. */
export const BTU_TOLERANCE = 0.1
export const TONS_TOLERANCE = 0.5

/** The capacities in BTU/h that fit a need: whole numbers, both ends included. */
export const btuWindow = (need: number): Range => ({ min: Math.ceil(need * (1 - BTU_TOLERANCE)), max: Math.floor(need * (1 + BTU_TOLERANCE)) })

/** The sizes in tons that fit. */
export const tonsWindow = (tons: number): Range => ({ min: tons - TONS_TOLERANCE, max: tons + TONS_TOLERANCE })

const [FURNACE, HEAT_PUMP, MINI_SPLIT, PACKAGE, HYDRONIC] = HEATING_BTU_ATTRIBUTES
const HEAT_PUMPS: readonly number[] = [HEAT_PUMP, MINI_SPLIT]
const BURNERS: readonly number[] = [FURNACE, PACKAGE, HYDRONIC]

/**
 * V-BTU as filters of a list, by attribute id: what a shopper's need asks of the attributes its products have.
 * Heat pumps are chosen by their cooling; where a size in tons is stated it decides, else the cooling capacity does.
 */
export function fitFilters(need: Need, attributes: readonly number[]): Record<string, readonly string[]> {
  const has = (id: number): boolean => attributes.includes(id)
  const heat = formatRange(btuWindow(need.heatingBtu / need.systems))
  const tonnage = TONNAGE_ATTRIBUTES.filter(has)
  const cooling: [number, Range][] =
    tonnage.length > 0 ? tonnage.map((id) => [id, tonsWindow(need.tons)]) : has(COOLING_BTU_ATTRIBUTE) ? [[COOLING_BTU_ATTRIBUTE, btuWindow(need.coolingBtu / need.systems)]] : []
  const burners = BURNERS.filter(has)
  const heating = burners.length > 0 ? burners : cooling.length === 0 ? HEAT_PUMPS.filter(has) : []
  return Object.fromEntries([...heating.map((id) => [id, [heat]]), ...cooling.map(([id, range]) => [id, [formatRange(range)]])])
}

/** What a product can do: BTU/h and tons, where its maker says so. */
export interface Capacity {
  heatingBtu: number | null
  coolingBtu: number | null
}

/** Reads heating and cooling capacity from a product's attributes (K-ATTRS). A furnace in a system counts before its heat pump. */
export function capacityOf(attributes: Readonly<Record<string, AttributeValue>>): Capacity {
  const number = (id: number): number | null => {
    const value = attributes[id]
    return typeof value === 'number' && value > 0 ? value : null
  }
  const heating = [...BURNERS, ...HEAT_PUMPS].map(number).find((value) => value !== null)
  return { heatingBtu: heating ?? null, coolingBtu: number(COOLING_BTU_ATTRIBUTE) }
}
