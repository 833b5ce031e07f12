import type { HeatPumpUnit } from '#features/choosing/operating-cost/rules/bins/heat-pump.ts'
import { type HeatLine, heatLineOf } from '#features/choosing/operating-cost/rules/bins/house-heat.ts'
import {
  binSeasonOf,
  fuelHeatCost,
  HEAT_KIT,
  seasonCost,
  switchOver,
} from '#features/choosing/operating-cost/rules/bins/season.ts'
import type { Bin } from '#features/choosing/operating-cost/rules/bins/year-bins.ts'
import {
  FUELS,
  type FuelName,
  type FuelPrices,
  priceOf,
} from '#features/choosing/operating-cost/rules/fuels.ts'
import {
  coolingHours,
  coolingKwh,
  type YearClimate,
  yearlyHeat,
} from '#features/choosing/operating-cost/rules/yearly-energy.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import type { Need } from '#features/choosing/sizing/rules/need.ts'
import type { Kit } from '../kits/kit.ts'
import type { HeatFuel } from '../selections.ts'

/** A home over a year: its loads, its weather, its hours by outdoor temperature. */
export interface HomeYear {
  need: Need
  climate: YearClimate
  line: HeatLine
  bins: readonly Bin[]
}

const THERMOSTAT = { heatTo: HOME_DEFAULTS.thermostatHT, coolTo: HOME_DEFAULTS.thermostatAC }

/**
 * The year of a home at the usual thermostat settings.
 *
 * @param bins the hours of the place's year; they take some milliseconds, and all homes of a place share them
 */
export function homeYearOf(need: Need, climate: YearClimate, bins: readonly Bin[]): HomeYear {
  const home = { heatingLoad: need.heatingBtu, heatTo: THERMOSTAT.heatTo }
  return { need, climate, bins, line: heatLineOf(home, climate, bins) }
}

/** What a kit costs to run in a year, US dollars; carbon dioxide in pounds, null where it is not counted. */
export interface RunningCost {
  heating: number
  cooling: number
  yearly: number
  co2Lb: number | null
}

const FUEL_NAMES: Readonly<Record<HeatFuel, FuelName>> = {
  'Natural gas': 'Natural Gas',
  Propane: 'Liquid Propane',
  'Heating oil': 'Oil',
  Electric: 'Electric',
}

/** The fuel that a kit burns: the shopper's where the kit burns it, otherwise its own. */
export const fuelOf = ({ fuels }: Kit, wished: HeatFuel | undefined): FuelName =>
  FUEL_NAMES[wished !== undefined && fuels.includes(wished) ? wished : (fuels[0] ?? 'Electric')]

/** Heat of a home's year by the units of a kit; nothing for a kit that only cools. */
function heatingCost(kit: Kit, year: HomeYear, prices: FuelPrices, wished: HeatFuel | undefined) {
  const { climate, line, bins } = year
  const furnace = { fuel: fuelOf(kit, wished), efficiency: (kit.afue ?? 100) / 100 }
  const designF = climate.heat99F
  const unit = heatPumpUnit(kit)
  if (unit !== null) {
    const isDualFuel = kit.systemType === 'dual-fuel'
    const backUp = isDualFuel
      ? { ...furnace, aloneBelowF: switchOver(unit, line, furnace, prices, designF).f }
      : HEAT_KIT
    return seasonCost(binSeasonOf(unit, line, bins, backUp, designF), backUp, prices)
  }
  if (kit.burnerBtu === null) return { dollars: 0, co2Lb: 0 }
  const heat = yearlyHeat(year.need.heatingBtu, THERMOSTAT, climate)
  return fuelHeatCost(heat, furnace, prices)
}

function heatPumpUnit({ heatPump, hspf2, coolingBtu, stopsF }: Kit): HeatPumpUnit | null {
  if (heatPump === null || hspf2 === null) return null
  return { hspf2, points: heatPump.length > 1 ? heatPump : null, coolingBtuh: coolingBtu, stopsF }
}

/** What a kit costs to run in a home for a year; null where its ratings are not known. */
export function runningCost(
  kit: Kit,
  year: HomeYear,
  prices: FuelPrices,
  wished: HeatFuel | undefined,
): RunningCost | null {
  if (kit.systemType === 'mini-split') return null
  const heating = heatingCost(kit, year, prices, wished)
  const cools = kit.coolingBtu !== null && kit.seer2 !== null
  const kWh = cools
    ? coolingKwh(year.need.coolingBtu * coolingHours(THERMOSTAT, year.climate), kit.seer2 ?? 1)
    : 0
  const cooling = kWh * priceOf(prices.Electric)
  const perKwh = FUELS.Electric.co2Lb ?? 0
  return {
    heating: heating.dollars,
    cooling,
    yearly: heating.dollars + cooling,
    co2Lb: heating.co2Lb === null ? null : heating.co2Lb + kWh * perKwh,
  }
}
