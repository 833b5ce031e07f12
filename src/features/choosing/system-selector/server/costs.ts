import { COMPARED_YEARS_DEFAULT, PRICE_SWING } from '#features/choosing/operating-cost/rules/costs.ts'
import { FUELS, type FuelName, priceOf } from '#features/choosing/operating-cost/rules/fuels.ts'
import { fuelPrices } from '#features/choosing/operating-cost/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { toTwoDecimals, toWire } from '#lib/money.ts'
import type { EfficiencyCosts } from '../contract.ts'
import { fuelOf, runningCost } from '../rules/choosing/running-cost.ts'
import { kitTexts } from '../rules/kit-texts.ts'
import type { Selections } from '../rules/selections.ts'
import { texts } from '../texts.ts'
import { chooseKits } from './choose-kits.ts'
import { priceKit, readPrices } from './price-kits.ts'
import { type ResultsContext, yearOf } from './results.ts'

/**
 * C-SEL-EFF: what the kits of the results cost over some years. Electricity costs what the shopper says, or
 * else what homes of the place pay, as on the page of operating costs. Throws 409
 * `step_out_of_order` until the home was described, 400 `no_climate` without a weather station.
 */
export async function efficiencyCosts(
  selections: Selections,
  perKilowattHour: number | undefined,
  context: ResultsContext,
): Promise<EfficiencyCosts> {
  const { asked, complete } = await chooseKits(selections, context)
  const { place, known } = asked
  if (known.home === null)
    throw new ApiError('step_out_of_order', texts.errors.outOfOrder(texts.stepLabels.house), {
      status: 409,
      details: { step: 'house' },
    })
  const year = yearOf(known.home, place)
  if (year === null) throw new ApiError('no_climate', texts.errors.noYear(place.label))
  const ids = complete.flatMap(({ lines }) => lines.map(({ id }) => id))
  const list = await readPrices(context, { ids, zip: place.zip, at: context.clock.now() })
  const prices = fuelPrices(place.state, perKilowattHour === undefined ? {} : { Electric: perKilowattHour })
  const used = new Set<FuelName>(['Electric'])
  const costs = complete.flatMap(({ kit, lines }) => {
    const cost = runningCost(kit, year, prices, selections.fuel)
    const priced = priceKit(lines, list)
    if (cost === null || priced === undefined) return []
    if (kit.burnerBtu !== null) used.add(fuelOf(kit, selections.fuel))
    const purchase = toWire(priced.priced.total)
    const energy = COMPARED_YEARS_DEFAULT * cost.yearly
    return [
      {
        kit: kit.id,
        heating: toTwoDecimals(cost.heating),
        cooling: toTwoDecimals(cost.cooling),
        yearly: toTwoDecimals(cost.yearly),
        purchase,
        total: toTwoDecimals(purchase + energy),
        low: toTwoDecimals(purchase + energy * (1 - PRICE_SWING)),
        high: toTwoDecimals(purchase + energy * (1 + PRICE_SWING)),
        co2Lb: cost.co2Lb === null ? null : Math.round(cost.co2Lb),
      },
    ]
  })
  return {
    perKilowattHour: priceOf(prices.Electric),
    years: COMPARED_YEARS_DEFAULT,
    costs,
    cheapest: costs.toSorted((a, b) => a.total - b.total)[0]?.kit ?? null,
    prices: [...used].map((fuel) => ({
      fuel,
      unit: FUELS[fuel].unit,
      price: priceOf(prices[fuel]),
      source: prices[fuel].actual !== null ? kitTexts.yourPrice : prices[fuel].source,
      asOf: prices[fuel].asOf,
    })),
  }
}
