import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { servesWholeHome } from '#features/catalog/catalog/rules/capacity.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { hasTrait, hasTraits } from '#features/catalog/catalog/rules/product-types.ts'
import { fuelUnits } from '#features/choosing/operating-cost/rules/fuels.ts'
import { coolingKwh, seasonalCop } from '#features/choosing/operating-cost/rules/yearly-energy.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { FUELS, type PricedFuel, type PricedFuels, REFERENCE_HOUSE } from './reference-house.ts'

/**
 * Products that heat or cool a whole house. A running cost of any other product would mean nothing. Several
 * mini splits can do it; one alone would look too small beside a home's load.
 */
const worksForHouse = (type: string): boolean =>
  servesWholeHome(type) || hasTraits(type, 'cools', 'is-ductless')
const isElectricFurnace = (type: string): boolean => hasTraits(type, 'has-furnace', 'heats-by-elements')

/**
 * The yearly cost of the reference house when this product does all of the work; null for heating or cooling
 * that it does not do.
 */
export interface RunningCost {
  heating: Cents | null
  cooling: Cents | null
}

export interface RunningFacts {
  type: string
  attributes: Readonly<Record<string, AttributeValue>>
}

/** @param fuels the prices of the shopper's place; those without a place when left out */
export function runningCost({ type, attributes }: RunningFacts, fuels: PricedFuels = FUELS): RunningCost {
  if (!worksForHouse(type)) return { heating: null, cooling: null }
  const positive = (id: number): number | undefined => {
    const value = attributes[id]
    return typeof value === 'number' && value > 0 ? value : undefined
  }
  const [seer2, hspf2, afue] = [positive(ATTR.seer2), positive(ATTR.hspf2), positive(ATTR.afue)]
  const efficiency = hspf2
    ? seasonalCop(hspf2, REFERENCE_HOUSE.coldDayF)
    : afue
      ? afue / 100
      : isElectricFurnace(type)
        ? 1
        : undefined
  const fuel = hspf2 ? fuels.electricity : fuelOf(type, attributes[ATTR.fuel], fuels)
  return {
    heating: efficiency && fuel ? costOf(fuelUnits(REFERENCE_HOUSE.heat, fuel, efficiency), fuel) : null,
    cooling: seer2 ? costOf(coolingKwh(REFERENCE_HOUSE.cooling, seer2), fuels.electricity) : null,
  }
}

const costOf = (units: number, { price }: PricedFuel): Cents => toCents(Math.round(units * price * 100))

function fuelOf(type: string, said: AttributeValue | undefined, fuels: PricedFuels): PricedFuel | undefined {
  if (hasTrait(type, 'burns-oil')) return fuels.oil
  const words = String(said ?? '').toLowerCase()
  if (words.includes('gas')) return fuels.gas
  if (words.includes('propane')) return fuels.propane
  if (words.includes('oil')) return fuels.oil
  return words.includes('electric') || isElectricFurnace(type) ? fuels.electricity : undefined
}
