import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadPlaces } from '#features/catalog/location/server/load-places.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { placeWithClimate } from '#features/choosing/sizing/server/index.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { FUEL_NAMES, FUELS, priceOf } from '../rules/fuels.ts'
import { coolingHours, coolingKwh, seasonalCop, yearlyHeat } from '../rules/yearly-energy.ts'
import { operatingCostHandlers } from './handlers.ts'
import { fuelPrices, readFuelPrices } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await loadPlaces(database.db)
}, 60_000)
afterAll(() => database.drop())

const context = () => ({ db: database.db, contact: { phone: '(800) 555-0142' } })

/** The call as any client may send it, with fields that the schema must refuse. */
const compare = (input: Record<string, unknown>) =>
  call(operatingCostHandlers.compare, input as { squareFootage: number; zipCode: string }, {
    context: context(),
  })

const HOME = { squareFootage: 2000, zipCode: '60614' }

/** Computed by the published method on 2026-11-21; see docs/methods.md. */
const vectors = readDataTable(
  'tests/fixtures/sizing/operating-cost-vectors.csv',
  z.object({
    zip: cell.text,
    square_feet: cell.number,
    floors: cell.number,
    basement: z.enum(['yes', 'no']),
    insulation: cell.number,
    heat_to: cell.number,
    cool_to: cell.number,
    heating: z.enum([...FUEL_NAMES, 'Heat Pump']),
    efficiency: cell.number,
    seer2: cell.number,
    million_btu: cell.number,
    units: cell.number,
    heating_usd: cell.number,
    cooling_hours: cell.number,
    cooling_kwh: cell.number,
    cooling_usd: cell.number,
    total_usd: cell.number,
    five_year_usd: cell.number,
  }),
)

test.each(vectors)('[E-OPCOST] $heating at $efficiency in $zip costs what the method says', async (row) => {
  const { climate, state } = await placeWithClimate(row.zip, context())
  const load = computeLoad(
    {
      squareFeet: row.square_feet,
      numFloors: row.floors,
      hasBasement: row.basement === 'yes',
      insulationValue: row.insulation,
      thermostatHT: row.heat_to,
      thermostatAC: row.cool_to,
    },
    climate,
  )
  const year = { ...climate, ...climate.year! }
  const thermostat = { heatTo: row.heat_to, coolTo: row.cool_to }
  const fuel = row.heating === 'Heat Pump' ? 'Electric' : row.heating
  const performance =
    row.heating === 'Heat Pump' ? seasonalCop(row.efficiency, climate.heat99F) : row.efficiency
  const prices = fuelPrices(state)
  const heat = yearlyHeat(load.heating, thermostat, year)
  const units = heat / (FUELS[fuel].btuPerUnit * performance)
  const hours = coolingHours(thermostat, year)
  const kWh = coolingKwh(load.cooling * hours, row.seer2)
  const heating = units * priceOf(prices[fuel])
  const cooling = kWh * priceOf(prices.Electric)

  expect(heat / 1e6).toBeCloseTo(row.million_btu, 0)
  expect(Math.abs(units - row.units) / row.units).toBeLessThan(0.002)
  expect(Math.abs(heating - row.heating_usd) / row.heating_usd).toBeLessThan(0.002)
  expect(hours).toBeCloseTo(row.cooling_hours, -0.5)
  expect(Math.abs(kWh - row.cooling_kwh) / row.cooling_kwh).toBeLessThan(0.002)
  expect(Math.abs(heating + cooling - row.total_usd) / row.total_usd).toBeLessThan(0.002)
  expect(Math.abs(5 * (heating + cooling) - row.five_year_usd) / row.five_year_usd).toBeLessThan(0.002)
})

test.each([
  ['no floor area', { squareFootage: 0 }],
  ['40 floors', { numFloors: 40 }],
  ['a thermostat below the coldest day', { thermostatHT: -20 }],
  ['no years', { compareOverYear: 0 }],
  ['31 years', { compareOverYear: 31 }],
  ['a fuel that costs nothing', { fuelCosts: { Oil: 0 } }],
  ['a fuel that we do not know', { fuelCosts: { Steam: 3 } }],
  ['no fuel at all', { filters: { heatingFuels: [] } }],
  ['an efficiency that is no choice', { filters: { heatingEfficiencies: [120] } }],
  ['a price below zero', { systemPrices: { heatPump: -1 } }],
  ['a rebate below zero', { systemRebates: { heatPump: -1 } }],
  ['service for a fortune', { serviceCosts: { furnace: 1e9 } }],
  ['a field that we do not know', { squareFeet: 2000 }],
])('[E-OPCOST] refuses %s', async (_, wrong) => {
  await expect(compare({ ...HOME, ...wrong })).rejects.toThrow()
})

test.each([
  ['an invalid zip', '00000', 'invalid_zip'],
  ['Canada, where we have no weather', 'K1A 0B1', 'no_climate'],
])('[E-OPCOST] says why for %s', async (_, zipCode, code) => {
  await expect(compare({ ...HOME, zipCode })).rejects.toMatchObject({ code })
})

test('[E-OPCOST] [K-DEFAULTS] each result has an id and costs.total, the cheapest first', async () => {
  const { results, compareOverYear, present, basis } = await compare(HOME)

  expect(compareOverYear).toBe(5)
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length)
  expect(results.map(({ costs }) => costs.total)).toEqual(
    results.map(({ costs }) => costs.total).toSorted((a, b) => a - b),
  )
  for (const { costs } of results) expect(costs.total).toBeCloseTo(5 * (costs.yearly + costs.service), 0)
  expect([present.id, basis.place]).toEqual(['natural-gas-80-13', 'Chicago, IL 60614'])
})

test('[E-OPCOST] all filters together give every system once, in either order', async () => {
  const filters = {
    heatingFuels: FUEL_NAMES,
    heatingEfficiencies: [80, 95],
    coolingTypes: ['Standard Condenser', 'Heat Pump'],
    coolingEfficiencies: [13, 14, 16, 18],
  }
  const [up, down] = await Promise.all([
    compare({ ...HOME, filters }),
    compare({ ...HOME, filters, sort: 'desc' }),
  ])

  // Four combustion fuels with two efficiencies, three stoves, electric heat: 12, and one heat pump.
  expect(up.results.length).toBe(4 * (12 + 1))
  expect(down.results.map(({ costs }) => costs.total)).toEqual(
    up.results.map(({ costs }) => costs.total).toReversed(),
  )
})

test('[E-OPCOST] a shopper’s own price replaces the average; the cost rises with it', async () => {
  const totals = await Promise.all(
    [1, 1.5, 2].map(async (price) => {
      const { results, fuelCosts } = await compare({ ...HOME, fuelCosts: { 'Natural Gas': price } })
      expect(fuelCosts['Natural Gas'].actual).toBe(price)
      return results.find(({ id }) => id === 'natural-gas-95-16')!.costs.total
    }),
  )
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(new Set(totals).size).toBe(3)
})

test('[E-OPCOST] a purchase counts, and the answer names the year in which savings pay it back', async () => {
  const { results, present } = await compare({
    ...HOME,
    primaryHeatFuel: 'Oil',
    systemPrices: { heatPump: 12_000 },
  })
  const pump = results.find(({ id }) => id === 'heat-pump-16')!
  const furnace = results.find(({ id }) => id === 'oil-80-14')!

  const yearly = ({ costs }: typeof pump): number => costs.yearly + costs.service
  expect(pump.costs.total).toBeCloseTo(12_000 + 5 * yearly(pump), 0)
  expect(pump.paidBackAfter).toBeCloseTo(12_000 / (yearly(present) - yearly(pump)), 0)
  expect([furnace.costs.purchase, furnace.paidBackAfter]).toEqual([null, null])
})

test('[E-OPCOST] service and rebates count; the lines cross where it has paid for itself', async () => {
  const ask = { ...HOME, primaryHeatFuel: 'Oil', compareOverYear: 10, systemPrices: { heatPump: 12_000 } }
  const [usual, rebated, served] = await Promise.all(
    [{}, { systemRebates: { heatPump: 2_000, furnace: 500 } }, { serviceCosts: { heatPump: 400 } }].map(
      async (more) => {
        const { results, present } = await compare({ ...ask, ...more })
        return { pump: results.find(({ id }) => id === 'heat-pump-16')!, results, present }
      },
    ),
  )

  expect(rebated!.pump.costs.total).toBeCloseTo(usual!.pump.costs.total - 2_000, 1)
  // A rebate without a purchase counts for nothing.
  expect(rebated!.results.find(({ id }) => id === 'oil-95-16')?.costs.rebate).toBe(0)
  expect(served!.pump.costs.total).toBeCloseTo(
    usual!.pump.costs.total + 10 * (400 - usual!.pump.costs.service),
    1,
  )
  for (const { pump, present } of [usual!, rebated!, served!]) {
    const { costs, paidBackAfter } = pump
    const spent = (costs.purchase ?? 0) - costs.rebate + (paidBackAfter ?? 0) * (costs.yearly + costs.service)
    const before = (paidBackAfter ?? 0) * (present.costs.yearly + present.costs.service)
    // The years are rounded to tenths.
    expect(Math.abs(spent - before)).toBeLessThan(0.05 * pump.saves + 1)
  }
  expect(rebated!.pump.paidBackAfter).toBeLessThan(usual!.pump.paidBackAfter ?? 0)
})

test('every state has prices, each with its source and day', () => {
  const rows = readFuelPrices()
  const states = new Set(rows.map(({ state }) => state))
  expect(states.size).toBe(52)
  for (const state of states)
    for (const fuel of FUEL_NAMES) {
      const { regional, source, asOf } = fuelPrices(state)[fuel]
      expect(regional).toBeGreaterThan(0)
      expect(source).not.toBe('')
      expect(asOf <= '2026-11-22').toBe(true)
    }
})
