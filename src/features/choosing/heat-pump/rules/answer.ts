import type { HeatPumpUnit } from '#features/choosing/operating-cost/rules/bins/heat-pump.ts'
import { heatLineOf } from '#features/choosing/operating-cost/rules/bins/house-heat.ts'
import {
  type BackUp,
  type BinSeason,
  binSeasonOf,
  fuelHeatCost,
  HEAT_KIT,
  type HeatCost,
  type SwitchOver,
  seasonCost,
  switchOver,
} from '#features/choosing/operating-cost/rules/bins/season.ts'
import { type Bin, yearBins } from '#features/choosing/operating-cost/rules/bins/year-bins.ts'
import type { FuelName, FuelPrices } from '#features/choosing/operating-cost/rules/fuels.ts'
import {
  type BalancePoint,
  balancePoint,
  type LossLine,
  typicalHeatPump,
} from '#features/choosing/sizing/rules/equipment/balance.ts'
import { DRY_COLD_EXTRA } from '#features/choosing/sizing/rules/equipment/manual-s.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import { computeLoad, type DesignClimate } from '#features/choosing/sizing/rules/load.ts'
import { BTU_PER_TON, type Need, needOf, sizeFor } from '#features/choosing/sizing/rules/need.ts'
import type { HeatPumpInputs } from './inputs.ts'
import { judge, type Model, type ModelFit, oneOfEachUnit, ranked, unitKey } from './models.ts'

/** The weather of the place. */
export interface PlaceWeather extends DesignClimate {
  year: { meanF: number; heatingDegreeDays: number }
}

/** People and sun keep a home warm this much below the thermostat on a design day, °F. */
const HELP_F = 5
const DRY_COLD_F = 20
/** HSPF2 of a typical unit, where the store has none of the size: the federal minimum since 2023. */
const TYPICAL_HSPF2 = 7.5
/** Fuels of furnaces that a heat pump can stand beside. */
const FURNACE_FUELS: readonly FuelName[] = ['Natural Gas', 'Liquid Propane', 'Oil', 'Kerosene']

/** One way to heat the home for a year. */
export interface HeatingCost extends HeatCost {
  kind: 'present' | 'heatPump' | 'dualFuel'
}

export interface Answer {
  need: Need
  /** of one system */
  loss: LossLine
  bins: readonly Bin[]
  season: BinSeason
  balance: BalancePoint
  unit: HeatPumpUnit & { points: NonNullable<HeatPumpUnit['points']> }
  /** the model that is drawn; null for a typical unit */
  chosen: ModelFit | null
  /** the page's address names a model that is not in the list */
  isModelUnknown: boolean
  judged: readonly ModelFit[]
  costs: readonly HeatingCost[]
  /** null where a furnace of the present fuel cannot stand beside a heat pump */
  dual: { over: SwitchOver; season: BinSeason } | null
}

/** The outdoor temperature makes no difference: the thermostat is below the winter design temperature. */
export const needsNoHeat = ({ thermostatHT }: HeatPumpInputs, { heat99F }: DesignClimate): boolean =>
  thermostatHT - HELP_F <= heat99F

function loadOf({ home, load, thermostatHT }: HeatPumpInputs, climate: DesignClimate) {
  const calculated =
    home === null
      ? null
      : computeLoad({ ...home, thermostatHT, thermostatAC: HOME_DEFAULTS.thermostatAC }, climate)
  const heating = load?.heating ?? calculated?.heating ?? 0
  const cooling = load?.cooling ?? calculated?.cooling ?? 0
  const latent = calculated === null || load !== null ? 0 : calculated.coolingLatent
  return { heating, cooling, latent }
}

/** The prices with the shopper's own in place of the averages. */
export const withOwnPrices = (prices: FuelPrices, { fuel, prices: own }: HeatPumpInputs): FuelPrices => ({
  ...prices,
  ...(fuel === 'Electric' ? {} : { [fuel]: { ...prices[fuel], actual: own.fuel } }),
  Electric: { ...prices.Electric, actual: own.electric },
})

/** R-HEATPUMP: everything that the page shows, from the answers and the facts of the place. */
export function answerOf(
  inputs: HeatPumpInputs,
  weather: PlaceWeather,
  prices: FuelPrices,
  models: readonly Model[],
  bins: readonly Bin[],
): Answer {
  const load = loadOf(inputs, weather)
  const need = needOf(load)
  const { systems } = need
  const designF = weather.heat99F
  const loss: LossLine = { designF, btuh: load.heating / systems, endsF: inputs.thermostatHT - HELP_F }
  const isDryCold = weather.grains <= 0 && designF < DRY_COLD_F
  const judged = ranked(
    oneOfEachUnit(
      models.map((model) =>
        judge(model, {
          loss,
          cooling: load.cooling / systems,
          sensible: (load.cooling - load.latent) / systems,
          latent: load.latent / systems,
          extra: isDryCold ? DRY_COLD_EXTRA : 0,
        }),
      ),
    ),
  )
  const wanted = models.find(({ id }) => id === inputs.model)
  const named = wanted && judged.find(({ model }) => unitKey(model) === unitKey(wanted))
  const chosen = named ?? judged.find(({ cooling }) => cooling.fits) ?? null
  const unit = chosen?.model.unit ?? typicalUnit(need)
  const line = heatLineOf(
    { heatingLoad: loss.btuh, heatTo: inputs.thermostatHT },
    { heat99F: designF, heatingDegreeDays: weather.year.heatingDegreeDays },
    bins,
  )
  const season = binSeasonOf(unit, line, bins, HEAT_KIT, designF)
  const all = withOwnPrices(prices, inputs)
  const furnace = { fuel: inputs.fuel, efficiency: inputs.efficiency }
  const dual = FURNACE_FUELS.includes(inputs.fuel) ? dualOf() : null
  function dualOf() {
    const over = switchOver(unit, line, furnace, all, designF)
    const backUp: BackUp = { ...furnace, aloneBelowF: over.f }
    return { over, backUp, season: binSeasonOf(unit, line, bins, backUp, designF) }
  }
  const of = (kind: HeatingCost['kind'], { dollars, co2Lb }: HeatCost): HeatingCost => ({
    kind,
    dollars: dollars * systems,
    co2Lb: co2Lb === null ? null : co2Lb * systems,
  })
  return {
    need,
    loss,
    bins,
    season,
    balance: balancePoint(loss, unit.points, unit.stopsF),
    unit,
    chosen,
    isModelUnknown: inputs.model !== '' && named === undefined,
    judged,
    costs: [
      of('present', fuelHeatCost(season.heat, furnace, all)),
      of('heatPump', seasonCost(season, HEAT_KIT, all)),
      ...(dual === null ? [] : [of('dualFuel', seasonCost(dual.season, dual.backUp, all))]),
    ],
    dual: dual === null ? null : { over: dual.over, season: dual.season },
  }
}

export const binsOf = ({ year, heat99F, cool1F }: PlaceWeather): Bin[] =>
  yearBins({ ...year, heat99F, cool1F })

function typicalUnit(need: Need): Answer['unit'] {
  const points = typicalHeatPump(sizeFor(need) * BTU_PER_TON, false)
  return { hspf2: TYPICAL_HSPF2, points, coolingBtuh: sizeFor(need) * BTU_PER_TON, stopsF: null }
}
