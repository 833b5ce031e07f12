import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuelsAt } from '#features/choosing/compare/rules/reference-house.ts'
import { runningCost } from '#features/choosing/compare/rules/running-cost.ts'
import { compareHandlers } from '#features/choosing/compare/server/handlers.ts'
import { operatingCostHandlers } from '#features/choosing/operating-cost/server/handlers.ts'
import { fuelPrices } from '#features/choosing/operating-cost/server/index.ts'
import { draftOfKits } from '#features/partners/quotes/server/draft-of-kits.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import type { TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { averageTax } from '#tests/fixtures/shop/taxes.ts'
import { systemSelectorHandlers } from './handlers.ts'

// One home, one price of each fuel, wherever the energy of a year is worked out.
let database: TestDatabase
beforeAll(async () => {
  database = await makeDemoDatabase()
}, 120_000)
afterAll(() => database.drop())

const clock = { now: () => new Date('2026-11-23T16:00:00Z') }
const context = () => ({
  db: database.db,
  clock,
  contact: { phone: '(800) 555-0142', email: 'sales@example.com', address: '' },
  tax: { rateFor: async () => averageTax(0.0825) },
  delivery: { showInside: true, showGuaranteed: true },
  request: makeRequest(),
  rateLimits: makeLimits(),
  draftQuote: draftOfKits,
})

/** A place of each state whose electricity is much dearer or cheaper than 14 cents, and Chicago. */
const PLACES = [
  ['90012', 'CA'],
  ['96813', 'HI'],
  ['02108', 'MA'],
  ['06103', 'CT'],
  ['83702', 'ID'],
  ['98101', 'WA'],
  ['70112', 'LA'],
  ['60614', 'IL'],
] as const
const SQUARE_FEET = 2_200
const HOUSE = { numFloors: 2, insulationValue: 6, basement: 'yes' } as const

test.each(PLACES)('[A4] selector, cost page, comparison and quotes agree in %s', async (zipCode, state) => {
  const prices = fuelPrices(state)
  const [selector, page] = await Promise.all([
    call(
      systemSelectorHandlers.efficiencyCosts,
      {
        params: {
          ...{ isMobileHome: 'no', primaryHeatSource: 'no', zones: {}, ...HOUSE, squareFeet: SQUARE_FEET },
          location: { zipCode },
          systemType: 'gas-furnace-ac',
          fuel: 'Natural gas',
        },
      },
      { context: context() },
    ),
    call(
      operatingCostHandlers.compare,
      { ...HOUSE, squareFootage: SQUARE_FEET, zipCode },
      {
        context: { db: database.db, contact: { phone: '' } },
      },
    ),
  ])
  const electric = prices.Electric.regional
  expect(selector.perKilowattHour).toBe(electric)
  expect(page.fuelCosts.Electric.regional).toBe(electric)
  for (const { fuel, price, asOf } of selector.prices)
    expect({ fuel, price, asOf }).toEqual({
      fuel,
      price: page.fuelCosts[fuel as 'Electric'].regional,
      asOf: page.fuelCosts[fuel as 'Electric'].asOf,
    })
  // The heat of a furnace: dollars × efficiency is the same on both pages.
  const gas = page.results.find(({ heating }) => heating.fuel === 'Natural Gas')!
  const perHeat = (gas.costs.heating * gas.heating.efficiency!) / 100
  // Honolulu needs no heat.
  const shares = selector.costs.map(({ heating }) => (perHeat === 0 ? 0.8 + heating : perHeat / heating))
  expect(Math.min(...shares)).toBeGreaterThan(0.79)
  expect(Math.max(...shares)).toBeLessThan(0.99)

  const ids = (
    await database.db.selectFrom('product').select('id').where('type', '=', 'heat-pump').limit(2).execute()
  ).map(({ id }) => id)
  const compared = await call(compareHandlers.products, { productIDs: ids, zipCode }, { context: context() })
  expect(compared.pricedFor).toBe(state)
  expect(compared.prices.find(({ name }) => name === 'electricity')).toMatchObject({ price: electric })
  for (const [index, { type, attributes }] of compared.products.entries()) {
    const { heating } = runningCost({ type, attributes }, fuelsAt(prices))
    expect(compared.runningCosts[index]?.heating).toBe((heating ?? 0) / 100)
  }
})

test('[A4, K-DEFAULTS] electricity costs 14 cents where no place is known', async () => {
  const ids = (
    await database.db.selectFrom('product').select('id').where('type', '=', 'heat-pump').limit(1).execute()
  ).map(({ id }) => id)
  for (const zipCode of [undefined, 'K1A 0B1', 'nowhere']) {
    const { prices, pricedFor } = await call(
      compareHandlers.products,
      { productIDs: ids, zipCode },
      { context: context() },
    )
    expect(pricedFor).toBeNull()
    expect(prices.find(({ name }) => name === 'electricity')).toMatchObject({ price: 0.14 })
  }
})
