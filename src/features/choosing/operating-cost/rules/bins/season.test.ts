import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStations } from '#features/choosing/sizing/server/climate-table.ts'
import { FUEL_NAMES, type FuelName, type FuelPrices } from '../fuels.ts'
import { yearlyHeat } from '../yearly-energy.ts'
import { REGION_FOUR, TEST_LOAD } from './data/region-four.ts'
import { copLineOf, type HeatPumpUnit, outputAt, temperatureOfCop } from './heat-pump.ts'
import { heatLineOf, heatOfYear } from './house-heat.ts'
import { binSeasonOf, fuelHeatCost, HEAT_KIT, seasonCost, switchOver } from './season.ts'
import { type Bin, yearBins } from './year-bins.ts'

const THREE_TONS: HeatPumpUnit = {
  hspf2: 7.8,
  points: [
    { outdoorF: 47, btuh: 34_600 },
    { outdoorF: 17, btuh: 21_400 },
    { outdoorF: 5, btuh: 15_500 },
  ],
  coolingBtuh: 35_400,
  stopsF: null,
}

const pricesOf = (usd: Partial<Record<FuelName, number>>): FuelPrices =>
  Object.fromEntries(
    FUEL_NAMES.map((fuel) => [
      fuel,
      { regional: usd[fuel] ?? 1, actual: null, source: 'test', asOf: '2026-01-01' },
    ]),
  ) as FuelPrices
const PRICES = pricesOf({ Electric: 0.16, 'Natural Gas': 1.2, Oil: 3.7 })

/** Every fortieth station that has a winter, so that the bins of each are counted once. */
const all = readStations()
const stations = all.filter(({ heatingDegreeDays }, index) => heatingDegreeDays > 300 && index % 40 === 0)
const binsOf = new Map<unknown, Bin[]>()
const station = fc.constantFrom(...stations)

/** The same house everywhere: BTU/h for each °F between inside and outside. */
const houseAt = (climate: (typeof stations)[number], perDegree = 600) => {
  const home = { heatTo: 70, heatingLoad: perDegree * Math.max(0, 70 - climate.heat99F) }
  const bins = binsOf.get(climate) ?? yearBins(climate)
  binsOf.set(climate, bins)
  return { home, bins, line: heatLineOf(home, climate, bins), designF: climate.heat99F }
}

const costAt = (
  climate: (typeof stations)[number],
  unit: HeatPumpUnit,
  prices = PRICES,
  perDegree?: number,
): number => {
  const { bins, line, designF } = houseAt(climate, perDegree)
  return seasonCost(binSeasonOf(unit, line, bins, HEAT_KIT, designF), HEAT_KIT, prices).dollars
}

test('bins move the heat of a year between hours and never change its sum', () => {
  fc.assert(
    fc.property(station, (climate) => {
      const { home, bins, line } = houseAt(climate)
      const wanted = yearlyHeat(home.heatingLoad, { heatTo: 70 }, climate)
      expect(heatOfYear(line, bins) / wanted).toBeCloseTo(1, 6)
      const season = binSeasonOf(THREE_TONS, line, bins, HEAT_KIT, climate.heat99F)
      expect((season.byUnit + season.byBackUp) / wanted).toBeCloseTo(1, 6)
    }),
    { numRuns: 25 },
  )
})

test('a unit reaches its HSPF2 over the climate that HSPF2 is rated for', () => {
  const copAt = copLineOf(THREE_TONS)
  let [heat, wattHours] = [0, 0]
  for (const [outdoorF, share] of REGION_FOUR) {
    const needed =
      (TEST_LOAD.ofCooling * 35_400 * Math.max(0, TEST_LOAD.endsF - outdoorF)) /
      (TEST_LOAD.endsF - TEST_LOAD.designF)
    const given = Math.min(needed, outputAt(THREE_TONS, outdoorF))
    heat += share * needed
    wattHours += (share * (given / copAt(outdoorF) + needed - given)) / 3.412
  }
  expect(heat / wattHours).toBeCloseTo(7.8, 2)
})

test('a heat pump’s cost rises with the price and falls with its efficiency', () => {
  fc.assert(
    fc.property(
      station,
      fc.double({ min: 1.01, max: 2, noNaN: true }),
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      (climate, dearer, better) => {
        const cost = costAt(climate, THREE_TONS)
        expect(costAt(climate, THREE_TONS, pricesOf({ Electric: 0.16 * dearer }))).toBeGreaterThan(cost)
        expect(costAt(climate, { ...THREE_TONS, hspf2: 7.8 + better })).toBeLessThan(cost)
        const rated = { ...THREE_TONS, points: null }
        expect(costAt(climate, { ...rated, hspf2: 7.8 + better })).toBeLessThan(costAt(climate, rated))
      },
    ),
    { numRuns: 25 },
  )
})

test('the same home never costs less to heat at a colder station', () => {
  fc.assert(
    fc.property(station, station, (one, other) => {
      const [colder, milder] = one.heatingDegreeDays > other.heatingDegreeDays ? [one, other] : [other, one]
      fc.pre(colder.heat99F <= milder.heat99F)
      const fuel = (climate: typeof one) => {
        const { bins, line } = houseAt(climate)
        return fuelHeatCost(heatOfYear(line, bins), { fuel: 'Oil', efficiency: 0.85 }, PRICES).dollars
      }
      expect(fuel(colder)).toBeGreaterThanOrEqual(fuel(milder))
    }),
    { numRuns: 40 },
  )
  fc.assert(
    fc.property(station, fc.double({ min: 1, max: 15, noNaN: true }), (climate, byF) => {
      const shifted = {
        ...climate,
        meanF: climate.meanF - byF,
        heat99F: climate.heat99F - byF,
        cool1F: climate.cool1F - byF,
        heatingDegreeDays: climate.heatingDegreeDays + 365 * byF,
      }
      expect(costAt(shifted, THREE_TONS)).toBeGreaterThan(costAt(climate, THREE_TONS))
    }),
    { numRuns: 25 },
  )
})

test('more output in the cold never needs more back-up', () => {
  fc.assert(
    fc.property(station, fc.double({ min: 1, max: 1.5, noNaN: true }), (climate, more) => {
      const { bins, line, designF } = houseAt(climate, 900)
      const stronger = {
        ...THREE_TONS,
        points: (THREE_TONS.points ?? []).map(({ outdoorF, btuh }) => ({ outdoorF, btuh: btuh * more })),
      }
      const backUp = (unit: HeatPumpUnit) => binSeasonOf(unit, line, bins, HEAT_KIT, designF).byBackUp
      expect(backUp(stronger)).toBeLessThanOrEqual(backUp(THREE_TONS) + 1e-6)
    }),
    { numRuns: 25 },
  )
})

test('a unit that stops in the cold leaves those hours to the back-up', () => {
  const duluth = all.find(({ name }) => name.startsWith('Duluth'))!
  const { bins, line, designF } = houseAt(duluth)
  const season = binSeasonOf({ ...THREE_TONS, stopsF: 10 }, line, bins, HEAT_KIT, designF)
  for (const bin of season.bins) if (bin.outdoorF < 10) expect(bin.byUnit).toBe(0)
  expect(season.backUpHours).toBeGreaterThan(500)
})

test('a COP is found at its temperature, or never', () => {
  const copAt = copLineOf(THREE_TONS)
  expect(temperatureOfCop(copAt, copAt(30))).toBeCloseTo(30, 3)
  expect(temperatureOfCop(copAt, 0.5)).toBe(Number.NEGATIVE_INFINITY)
  expect(temperatureOfCop(copAt, 20)).toBe(Number.POSITIVE_INFINITY)
})

test('dual fuel switches earlier when the fuel is cheap, and costs no more than the fuel alone', () => {
  fc.assert(
    fc.property(
      station,
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      fc.double({ min: 1.05, max: 2, noNaN: true }),
      (climate, usd, dearer) => {
        const { bins, line, designF } = houseAt(climate)
        const furnace = { fuel: 'Natural Gas', efficiency: 0.95 } as const
        const at = (price: number) => {
          const prices = pricesOf({ Electric: 0.16, 'Natural Gas': price })
          const over = switchOver(THREE_TONS, line, furnace, prices, designF)
          const backUp = { ...furnace, aloneBelowF: over.f }
          const season = binSeasonOf(THREE_TONS, line, bins, backUp, designF)
          return { over, cost: seasonCost(season, backUp, prices).dollars, prices }
        }
        const [cheap, dear] = [at(usd), at(usd * dearer)]
        expect(dear.over.byCostF).toBeLessThanOrEqual(cheap.over.byCostF)
        expect(cheap.over.f).toBeGreaterThanOrEqual(cheap.over.byCapacityF)
        const heat = heatOfYear(line, bins)
        // Within 1%: bins of five degrees stand for all their hours.
        const gas = fuelHeatCost(heat, furnace, cheap.prices).dollars
        expect(cheap.cost).toBeLessThanOrEqual(gas * 1.01)
      },
    ),
    { numRuns: 25 },
  )
})
