import {
  COOLING_BTU_ATTRIBUTE,
  HEATING_BTU_ATTRIBUTES,
  TONNAGE_ATTRIBUTES,
} from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { formatRange, type Range } from '#features/catalog/catalog/rules/range.ts'
import type { Need } from './need.ts'

/** V-BTU: capacity from 90 to 110% of the need, tonnage within half a ton. */
export const BTU_TOLERANCE = 0.1
export const TONS_TOLERANCE = 0.5

/** The capacities in BTU/h that fit a need: whole numbers, both ends included. */
export const btuWindow = (need: number): Range => ({
  min: Math.ceil(need * (1 - BTU_TOLERANCE)),
  max: Math.floor(need * (1 + BTU_TOLERANCE)),
})

/** The sizes in tons that fit. */
export const tonsWindow = (tons: number): Range => ({
  min: tons - TONS_TOLERANCE,
  max: tons + TONS_TOLERANCE,
})

const [FURNACE, HEAT_PUMP, MINI_SPLIT, PACKAGE, HYDRONIC] = HEATING_BTU_ATTRIBUTES
const HEAT_PUMPS: readonly number[] = [HEAT_PUMP, MINI_SPLIT]
const BURNERS: readonly number[] = [FURNACE, PACKAGE, HYDRONIC]

/**
 * V-BTU as filters of a list, by attribute id: the filters that a need sets on the attributes of the list's
 * products. Heat pumps are chosen by their cooling; where a size in tons is stated it decides, else the
 * cooling capacity does.
 */
export function fitFilters(need: Need, attributes: readonly number[]): Record<string, readonly string[]> {
  const has = (id: number): boolean => attributes.includes(id)
  const heat = formatRange(btuWindow(need.heatingBtu / need.systems))
  const tonnage = TONNAGE_ATTRIBUTES.filter(has)
  const cooling: [number, Range][] =
    tonnage.length > 0
      ? tonnage.map((id) => [id, tonsWindow(need.tons)])
      : has(COOLING_BTU_ATTRIBUTE)
        ? [[COOLING_BTU_ATTRIBUTE, btuWindow(need.coolingBtu / need.systems)]]
        : []
  const burners = BURNERS.filter(has)
  const heating = burners.length > 0 ? burners : cooling.length === 0 ? HEAT_PUMPS.filter(has) : []
  return Object.fromEntries([
    ...heating.map((id) => [id, [heat]]),
    ...cooling.map(([id, range]) => [id, [formatRange(range)]]),
  ])
}

/** The load that one of the home's systems carries: systems that share a load carry an equal part each. */
export const shareOf = (need: Need, work: 'heating' | 'cooling'): number =>
  Math.round(need[`${work}Btu`] / need.systems)

/**
 * The comparison that decides whether a product's size fits. Products that cool are compared by cooling, the
 * others by heating.
 */
export function decisiveFit(
  { heatingBtu, coolingBtu }: Capacity,
  need: Need,
): { by: 'heating' | 'cooling'; has: number; needs: number } | null {
  const by = coolingBtu === null ? 'heating' : 'cooling'
  const has = coolingBtu ?? heatingBtu
  return has === null ? null : { by, has, needs: shareOf(need, by) }
}
