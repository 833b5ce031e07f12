import { AIR_CONDITIONER_SERVICE, HEAT_PUMP_SERVICE, HEATER_SERVICE } from './data/service-prices.ts'
import { FUELS, type FuelPrices, fuelUnits, priceOf } from './fuels.ts'
import { type System, type SystemKind, seer2Of } from './systems.ts'
import { coolingHours, coolingKwh, seasonalCop, type YearClimate, yearlyHeat } from './yearly-energy.ts'

/** E-OPCOST: the years that are compared unless the shopper says otherwise. */
export const COMPARED_YEARS_DEFAULT = 5
export const COMPARED_YEARS = { min: 1, max: 30 } as const
/** The share by which fuel prices rise and fall, to show how much the answer depends on them. */
export const PRICE_SWING = 0.2

/** What a home needs: its loads in BTU/h, its thermostat in °F, its weather. */
interface Demand {
  heatingLoad: number
  coolingLoad: number
  heatTo: number
  coolTo: number
  climate: YearClimate
}

/** What a system uses in a year. */
interface Use {
  /** heat delivered into the home, BTU */
  heat: number
  /** units of its fuel for heating */
  heatingUnits: number
  /** electricity for cooling */
  coolingKwh: number
  /** hours at full load that a cooling unit of the right size runs */
  coolingHours: number
}

interface Costs {
  /** US dollars a year: fuel */
  heating: number
  cooling: number
  yearly: number
  /** US dollars a year: visits of a technician */
  service: number
  /** what the system costs to buy; null when the visitor gave no price */
  purchase: number | null
  /** what a program pays back for the purchase, at most the purchase; nothing without a price */
  rebate: number
  /** purchase, when known, less its rebate, with fuel and service over the years: no price rises */
  total: number
  /** the total when every fuel costs 20% less, and 20% more */
  low: number
  high: number
}

export interface SystemCost {
  system: System
  use: Use
  costs: Costs
  /** pounds of carbon dioxide a year; null for wood and pellets */
  co2Lb: number | null
  /** dollars of fuel and service a year that it saves against the present system; negative: it costs more */
  saves: number
  /** years until the savings have paid the purchase; null when they never do or no price is known */
  paidBackAfter: number | null
}

/** The energy that a system uses in a year. */
function energyOf({ efficiency, hspf2, fuel, seer }: System, demand: Demand): Use {
  const { climate } = demand
  const heat = yearlyHeat(demand.heatingLoad, demand, climate)
  const performance = hspf2 === null ? (efficiency ?? 1) : seasonalCop(hspf2, climate.heat99F)
  const hours = coolingHours(demand, climate)
  return {
    heat,
    heatingUnits: fuelUnits(heat, FUELS[fuel], performance),
    coolingKwh: coolingKwh(demand.coolingLoad * hours, seer2Of(seer)),
    coolingHours: hours,
  }
}

export interface Comparison {
  demand: Demand
  prices: FuelPrices
  /** 1 to 30 */
  years: number
  purchase: Readonly<Record<SystemKind, number | null>>
  /** what programs pay for a system of each kind */
  rebate: Readonly<Record<SystemKind, number>>
  /** what the shopper pays for service a year; null: the usual price */
  service: Readonly<Record<SystemKind, number | null>>
  present: System
}

/** The usual price of a year's service. */
const usualService = ({ kind, fuel }: Pick<System, 'kind' | 'fuel'>): number =>
  kind === 'heatPump' ? HEAT_PUMP_SERVICE.usd : HEATER_SERVICE[fuel].usd + AIR_CONDITIONER_SERVICE.usd

/** The cost of one system over the years, against the present one. */
export function costOf(system: System, comparison: Comparison): SystemCost {
  const { demand, prices, years } = comparison
  const use = energyOf(system, demand)
  const { heating, cooling } = fuelCost(system, use, prices)
  const yearly = heating + cooling
  const service = comparison.service[system.kind] ?? usualService(system)
  const purchase = comparison.purchase[system.kind]
  const rebate = Math.min(comparison.rebate[system.kind], purchase ?? 0)
  const fixed = (purchase ?? 0) - rebate + years * service
  const fuel = years * yearly
  const present = fuelCost(comparison.present, energyOf(comparison.present, demand), prices)
  // The present system is serviced at its usual price, whatever a new one of its kind would cost.
  const saves = present.heating + present.cooling + usualService(comparison.present) - yearly - service
  const { co2Lb } = FUELS[system.fuel]
  return {
    system,
    use,
    costs: {
      heating,
      cooling,
      yearly,
      service,
      purchase,
      rebate,
      total: fixed + fuel,
      low: fixed + fuel * (1 - PRICE_SWING),
      high: fixed + fuel * (1 + PRICE_SWING),
    },
    co2Lb: co2Lb === null ? null : use.heatingUnits * co2Lb + use.coolingKwh * (FUELS.Electric.co2Lb ?? 0),
    saves,
    paidBackAfter: purchase !== null && saves > 0 ? (purchase - rebate) / saves : null,
  }
}

function fuelCost({ fuel }: System, use: Use, prices: FuelPrices): { heating: number; cooling: number } {
  return {
    heating: use.heatingUnits * priceOf(prices[fuel]),
    cooling: use.coolingKwh * priceOf(prices.Electric),
  }
}

/** E-OPCOST: all systems, the cheapest over the years first or last. */
export function compareCosts(
  systems: readonly System[],
  comparison: Comparison,
  sort: 'asc' | 'desc',
): SystemCost[] {
  const costs = systems.map((system) => costOf(system, comparison))
  costs.sort((a, b) => a.costs.total - b.costs.total)
  return sort === 'asc' ? costs : costs.reverse()
}
