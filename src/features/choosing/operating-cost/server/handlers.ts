import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { computeLoad, type Load } from '#features/choosing/sizing/rules/load.ts'
import { placeWithClimate } from '#features/choosing/sizing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { toTwoDecimals } from '#lib/money.ts'
import { operatingCostContract } from '../contract.ts'
import { type Comparison, compareCosts, costOf, type SystemCost } from '../rules/costs.ts'
import { SERVICE_SOURCES } from '../rules/data/service-prices.ts'
import { FUEL_NAMES, FUELS, type FuelPrices } from '../rules/fuels.ts'
import { presentSystem, type SystemKind, seer2Of, systemsOf } from '../rules/systems.ts'
import { texts } from '../texts.ts'
import { fuelPrices } from './index.ts'

interface OperatingCostContext {
  db: Db
  contact: { phone: string }
}

const os = implement(operatingCostContract).$context<OperatingCostContext>()

export const operatingCostHandlers = {
  compare: os.compare.handler(async ({ input, context }) => {
    const home = await placeWithYear(input.zipCode, context)
    const load = computeLoad(
      { ...input, squareFeet: input.squareFootage, hasBasement: input.basement === 'yes' },
      home.climate,
    )
    const prices = fuelPrices(home.state, input.fuelCosts)
    const comparison: Comparison = {
      demand: {
        heatingLoad: load.heating,
        coolingLoad: load.cooling,
        heatTo: input.thermostatHT,
        coolTo: input.thermostatAC,
        climate: { ...home.climate, ...home.year },
      },
      prices,
      years: input.compareOverYear,
      purchase: ofEachKind(input.systemPrices, null),
      rebate: ofEachKind(input.systemRebates, 0),
      service: ofEachKind(input.serviceCosts, null),
      present: presentSystem(input.primaryHeatFuel),
    }
    const present = costOf(comparison.present, { ...comparison, purchase: NOT_SAID, service: NOT_SAID })
    return {
      results: compareCosts(systemsOf(input.filters), comparison, input.sort).map(shown),
      present: shown(present),
      fuelCosts: shownPrices(prices),
      serviceSources: [...SERVICE_SOURCES],
      compareOverYear: input.compareOverYear,
      basis: basisOf(home, load, present),
    }
  }),
}

/** The place of a zip with the weather of its station. Throws `invalid_zip` and `no_climate`. */
async function placeWithYear(zipCode: string, context: OperatingCostContext) {
  const place = await placeWithClimate(zipCode, context)
  const { station, year } = place.climate
  if (station === null || year === null)
    throw new ApiError('no_climate', texts.noStation(place.label, context.contact.phone))
  return { ...place, station, year }
}
type HomeClimate = Awaited<ReturnType<typeof placeWithYear>>

const NOT_SAID = { furnace: null, electric: null, heatPump: null } as const

/** What the shopper stated about each kind of system. */
const ofEachKind = <T>(
  { furnace, electric, heatPump }: Partial<Record<SystemKind, number>>,
  otherwise: T,
): Record<SystemKind, number | T> => ({
  furnace: furnace ?? otherwise,
  electric: electric ?? otherwise,
  heatPump: heatPump ?? otherwise,
})

const tenths = (value: number): number => Math.round(value * 10) / 10

function shown({ system, use, costs, co2Lb, saves, paidBackAfter }: SystemCost) {
  const { efficiency } = system
  return {
    id: system.id,
    heating: {
      fuel: system.fuel,
      efficiency: efficiency === null ? null : Math.round(efficiency * 100),
      hspf2: system.hspf2,
      units: tenths(use.heatingUnits),
      unit: FUELS[system.fuel].unit,
    },
    cooling: {
      type: system.cooling,
      seer: system.seer,
      seer2: tenths(seer2Of(system.seer)),
      kWh: Math.round(use.coolingKwh),
    },
    costs: {
      heating: toTwoDecimals(costs.heating),
      cooling: toTwoDecimals(costs.cooling),
      yearly: toTwoDecimals(costs.yearly),
      service: toTwoDecimals(costs.service),
      purchase: costs.purchase,
      rebate: costs.rebate,
      total: toTwoDecimals(costs.total),
      low: toTwoDecimals(costs.low),
      high: toTwoDecimals(costs.high),
    },
    co2Lb: co2Lb === null ? null : Math.round(co2Lb),
    saves: toTwoDecimals(saves),
    paidBackAfter: paidBackAfter === null ? null : tenths(paidBackAfter),
  }
}

const shownPrices = (prices: FuelPrices) =>
  Object.fromEntries(FUEL_NAMES.map((fuel) => [fuel, { ...prices[fuel], unit: FUELS[fuel].unit }])) as Record<
    (typeof FUEL_NAMES)[number],
    FuelPrices[keyof FuelPrices] & { unit: string }
  >

function basisOf({ label, state, station, climate, year }: HomeClimate, load: Load, present: SystemCost) {
  return {
    place: label,
    state,
    station: station.name,
    stationMiles: station.miles,
    heatingDesignF: climate.heat99F,
    coolingDesignF: climate.cool1F,
    heatingDegreeDays: year.heatingDegreeDays,
    coolingDegreeDays: year.coolingDegreeDays,
    heatingLoad: Math.round(load.heating),
    coolingLoad: Math.round(load.cooling),
    yearlyHeat: tenths(present.use.heat / 1e6),
  }
}
