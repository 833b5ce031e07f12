import { BTU_PER_KWH, FUELS, type FuelName, type FuelPrices, fuelUnits, priceOf } from '../fuels.ts'
import { seasonalCop } from '../yearly-energy.ts'
import { copLineOf, type HeatPumpUnit, outputAt, temperatureOfCop } from './heat-pump.ts'
import { type HeatLine, heatAt } from './house-heat.ts'
import type { Bin } from './year-bins.ts'

/** What heats when the heat pump does not, or not enough. */
export interface BackUp {
  fuel: FuelName
  /** share of the fuel's heat that reaches the home; 1 for electric heat */
  efficiency: number
  /**
   * °F outside below which it heats alone, as a furnace beside a heat pump does; null when it adds only what
   * the heat pump lacks, as an electric heat kit does
   */
  aloneBelowF: number | null
}

/** Electric heat that adds what the heat pump lacks. */
export const HEAT_KIT: BackUp = { fuel: 'Electric', efficiency: 1, aloneBelowF: null }

/** The heat of one bin, BTU a year. */
export interface BinHeat extends Bin {
  heat: number
  byUnit: number
  byBackUp: number
  /** electricity of the heat pump */
  kWh: number
}

/** A heating season with a heat pump. */
export interface BinSeason {
  bins: readonly BinHeat[]
  /** BTU a year */
  heat: number
  byUnit: number
  byBackUp: number
  /** hours a year in which the back-up heats */
  backUpHours: number
  /** electricity of the heat pump, without the back-up */
  kWh: number
  /** fuel of the back-up, in its units */
  backUpUnits: number
  /** no tested capacities: the seasonal rating, corrected for the climate, stands for the bins */
  isByRating: boolean
}

/** A year of heating in bins: the heat pump first, the back-up for the rest. */
export function binSeasonOf(
  unit: HeatPumpUnit,
  line: HeatLine,
  year: readonly Bin[],
  backUp: BackUp,
  designF: number,
): BinSeason {
  const isByRating = unit.points === null
  const copAt = isByRating ? () => seasonalCop(unit.hspf2, designF) : copLineOf(unit)
  const bins = year.map((bin): BinHeat => {
    const needed = heatAt(line, bin.outdoorF)
    const isOff = backUp.aloneBelowF !== null && bin.outdoorF < backUp.aloneBelowF
    const output = isOff ? 0 : isByRating ? needed : outputAt(unit, bin.outdoorF)
    const byUnit = bin.hours * Math.min(needed, output)
    const heat = bin.hours * needed
    return {
      ...bin,
      heat,
      byUnit,
      byBackUp: heat - byUnit,
      kWh: byUnit / (BTU_PER_KWH * copAt(bin.outdoorF)),
    }
  })
  const sum = (of: (bin: BinHeat) => number) => bins.reduce((all, bin) => all + of(bin), 0)
  const byBackUp = sum((bin) => bin.byBackUp)
  return {
    bins,
    heat: sum((bin) => bin.heat),
    byUnit: sum((bin) => bin.byUnit),
    byBackUp,
    backUpHours: sum((bin) => (bin.byBackUp > 0 ? bin.hours : 0)),
    kWh: sum((bin) => bin.kWh),
    backUpUnits: fuelUnits(byBackUp, FUELS[backUp.fuel], backUp.efficiency),
    isByRating,
  }
}

/** The temperatures at which a furnace takes over from a heat pump, °F. */
export interface SwitchOver {
  /** below it the fuel costs less for the same heat; ±infinity when one always costs less */
  byCostF: number
  /** below it the heat pump alone is too small */
  byCapacityF: number
  /** the higher of both: there the furnace takes over */
  f: number
}

/** Where a dual-fuel system changes from the heat pump to the fuel. */
export function switchOver(
  unit: HeatPumpUnit,
  line: HeatLine,
  furnace: Pick<BackUp, 'fuel' | 'efficiency'>,
  prices: FuelPrices,
  designF: number,
): SwitchOver {
  const { btuPerUnit } = FUELS[furnace.fuel]
  const fuelPerBtu = priceOf(prices[furnace.fuel]) / (btuPerUnit * furnace.efficiency)
  const breakEvenCop = priceOf(prices.Electric) / (BTU_PER_KWH * fuelPerBtu)
  const copAt = unit.points === null ? () => seasonalCop(unit.hspf2, designF) : copLineOf(unit)
  const byCostF = temperatureOfCop(copAt, breakEvenCop)
  const byCapacityF = unit.points === null ? Number.NEGATIVE_INFINITY : carriesDownTo(unit, line)
  return { byCostF, byCapacityF, f: Math.max(byCostF, byCapacityF) }
}

const COLDEST_F = -60

/** The coldest temperature at which the unit gives the mean heat that the home takes. */
function carriesDownTo(unit: HeatPumpUnit, line: HeatLine): number {
  for (let outdoorF = Math.ceil(line.baseF); outdoorF > COLDEST_F; outdoorF--)
    if (outputAt(unit, outdoorF) < heatAt(line, outdoorF)) return outdoorF + 1
  return Number.NEGATIVE_INFINITY
}

/** Dollars and carbon dioxide of a year's heat. */
export interface HeatCost {
  dollars: number
  /** pounds; null where the fuel's are not counted */
  co2Lb: number | null
}

/** What a season with a heat pump costs. */
export function seasonCost({ kWh, backUpUnits }: BinSeason, { fuel }: BackUp, prices: FuelPrices): HeatCost {
  const perKwh = FUELS.Electric.co2Lb ?? 0
  const perUnit = FUELS[fuel].co2Lb
  return {
    dollars: kWh * priceOf(prices.Electric) + backUpUnits * priceOf(prices[fuel]),
    co2Lb: perUnit === null && backUpUnits > 0 ? null : kWh * perKwh + backUpUnits * (perUnit ?? 0),
  }
}

/** What the same heat costs from one fuel alone. */
export function fuelHeatCost(
  heat: number,
  { fuel, efficiency }: Pick<BackUp, 'fuel' | 'efficiency'>,
  prices: FuelPrices,
): HeatCost & { units: number } {
  const units = fuelUnits(heat, FUELS[fuel], efficiency)
  const perUnit = FUELS[fuel].co2Lb
  return { units, dollars: units * priceOf(prices[fuel]), co2Lb: perUnit === null ? null : units * perUnit }
}
