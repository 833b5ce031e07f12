import type { FuelName } from './fuels.ts'

/** E-OPCOST: the choices of the filters, in the specification's words. */
export const HEATING_EFFICIENCIES = [80, 95] as const
export const COOLING_TYPES = ['Standard Condenser', 'Heat Pump'] as const
export const COOLING_EFFICIENCIES = [13, 14, 16, 18] as const
type HeatingEfficiency = (typeof HEATING_EFFICIENCIES)[number]
type CoolingType = (typeof COOLING_TYPES)[number]
type Seer = (typeof COOLING_EFFICIENCIES)[number]

export interface Filters {
  heatingFuels: readonly FuelName[]
  heatingEfficiencies: readonly HeatingEfficiency[]
  coolingTypes: readonly CoolingType[]
  coolingEfficiencies: readonly Seer[]
}

/** What a shopper compares first: the fuels that heat most homes. */
export const FIRST_FILTERS: Filters = {
  heatingFuels: ['Natural Gas', 'Electric', 'Liquid Propane', 'Oil'],
  heatingEfficiencies: [80, 95],
  coolingTypes: ['Standard Condenser', 'Heat Pump'],
  coolingEfficiencies: [14, 16],
}

/** The kinds of systems that have a price of their own. */
export const SYSTEM_KINDS = ['furnace', 'electric', 'heatPump'] as const
export type SystemKind = (typeof SYSTEM_KINDS)[number]

export interface System {
  /** e.g. "natural-gas-95-14", "heat-pump-16" */
  id: string
  kind: SystemKind
  fuel: FuelName
  /** delivered heat for each unit of energy bought, e.g. 0.95; null for a heat pump, which has an HSPF2 */
  efficiency: number | null
  hspf2: number | null
  cooling: CoolingType
  seer: Seer
}

/** A SEER of the older test in SEER2; docs/methods.md. */
export const seer2Of = (seer: number): number => seer * 0.95

/**
 * HSPF2 of a heat pump of this SEER: the federal minimums of 2006 and 2023, ENERGY STAR 6.1, and our choice
 * for 18.
 */
const HSPF2_OF: Readonly<Record<Seer, number>> = { 13: 6.5, 14: 7.5, 16: 8.1, 18: 8.5 }

/** Stoves have one usual efficiency, of the higher heating value; the choice of 80 or 95% is for furnaces. */
const STOVE_EFFICIENCY: Partial<Record<FuelName, number>> = { Pellets: 0.8, Coal: 0.75, Wood: 0.7 }

/** The systems that the filters ask for; at most 64. */
export function systemsOf(filters: Filters): System[] {
  const { heatingFuels, coolingTypes, coolingEfficiencies } = filters
  return coolingEfficiencies.flatMap((seer) =>
    coolingTypes.flatMap((cooling) =>
      cooling === 'Heat Pump'
        ? heatingFuels.includes('Electric')
          ? [heatPump(seer)]
          : []
        : heatingFuels.flatMap((fuel) =>
            efficienciesOf(fuel, filters.heatingEfficiencies).map((each) => furnace(fuel, each, seer)),
          ),
    ),
  )
}

/** The system that a home with this fuel is likely to have today. */
export const presentSystem = (fuel: FuelName): System =>
  furnace(fuel, efficienciesOf(fuel, [80])[0] ?? 0.8, 13)

function efficienciesOf(fuel: FuelName, chosen: readonly HeatingEfficiency[]): number[] {
  if (fuel === 'Electric') return [1]
  const ofStove = STOVE_EFFICIENCY[fuel]
  return ofStove === undefined ? chosen.map((percent) => percent / 100) : [ofStove]
}

const heatPump = (seer: Seer): System => ({
  id: `heat-pump-${seer}`,
  kind: 'heatPump',
  fuel: 'Electric',
  efficiency: null,
  hspf2: HSPF2_OF[seer],
  cooling: 'Heat Pump',
  seer,
})

const furnace = (fuel: FuelName, efficiency: number, seer: Seer): System => ({
  id: `${fuel.toLowerCase().replace(' ', '-')}-${Math.round(efficiency * 100)}-${seer}`,
  kind: fuel === 'Electric' ? 'electric' : 'furnace',
  fuel,
  efficiency,
  hspf2: null,
  cooling: 'Standard Condenser',
  seer,
})
