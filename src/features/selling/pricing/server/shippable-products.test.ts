import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockAt } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import {
  FURNACE,
  PORTABLE,
  RARE,
  seedPlaces,
  seedPriceList,
  THERMOSTAT,
  WITHDRAWN,
} from '#tests/fixtures/database/price-list.ts'
import { CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import { shippingHandlers } from './price-sources.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await Promise.all([seedPriceList(database.db), seedPlaces(database.db)])
})
afterAll(() => database.drop())

const ask = (input: Parameters<typeof info>[0], settings: { showGuaranteed?: boolean } = {}) =>
  info(input, settings)
const info = (
  input: { zipcode: string; products: { id: string; qty: number }[]; requestedShipDate?: string | null },
  settings: { showGuaranteed?: boolean },
) =>
  call(shippingHandlers.info, input, {
    context: {
      db: database.db,
      clock: clockAt('2026-11-25T18:59:00Z'),
      tax: { rateFor: async () => CHICAGO_TAX },
      delivery: { showInside: true, showGuaranteed: settings.showGuaranteed ?? false },
      contact: { phone: '(800) 555-0142' },
    },
  })

const one = (id: string, qty = 1) => ({ zipcode: '60614', products: [{ id, qty }] })

test.each([
  [
    'a zip of nowhere',
    { ...one(FURNACE), zipcode: '00000' },
    { code: 'invalid_zip', message: 'Invalid zipcode' },
  ],
  [
    'an unknown product',
    one('499999999'),
    { code: 'unknown_products', details: { products: ['499999999'] } },
  ],
  ['a far ship date', { ...one(FURNACE), requestedShipDate: '2027-11-25' }, { code: 'ship_date_too_far' }],
  ['quantity 0', one(FURNACE, 0), { status: 400 }],
  ['a negative quantity', one(FURNACE, -1), { status: 400 }],
  ['half a furnace', one(FURNACE, 0.5), { status: 400 }],
  ['quantity 1000', one(FURNACE, 1_000), { status: 400 }],
  ['a hostile id', one("'; drop table product; --"), { status: 400 }],
  [
    '201 lines',
    { zipcode: '60614', products: Array.from({ length: 201 }, () => ({ id: FURNACE, qty: 1 })) },
    { status: 400 },
  ],
])('refuses %s', async (_, input, refusal) => {
  await expect(ask(input)).rejects.toMatchObject(refusal)
})

test('refuses fields that it does not know', async () => {
  const withCost = { ...one(FURNACE), cost: 0 }

  await expect(ask(withCost)).rejects.toMatchObject({ status: 400 })
})

test('[C-SHIP] a furnace with a thermostat ships free today and comes with a window', async () => {
  expect(
    await ask({
      zipcode: '60614',
      products: [
        { id: FURNACE, qty: 1 },
        { id: THERMOSTAT, qty: 2 },
      ],
    }),
  ).toEqual({
    shipOptions: {
      rates: [
        {
          type: 'standard',
          label: 'Free Shipping',
          cost: 0,
          shipDate: '2026-11-25',
          deliveryDate: '2026-11-30',
          deliveryDateTo: '2026-12-01',
        },
      ],
      quoteOnly: false,
      message: null,
    },
    shipDate: '2026-11-25',
    orderWithinMinutes: 1,
    transitDays: 1,
    suggestsLiftgate: true,
  })
})

test('[V-SHIP] services are ignored, even when the request has nothing else', async () => {
  const services = ['453054793', '453065962', '453066844', '453071037'].map((id) => ({ id, qty: 1 }))

  const answer = await ask({ zipcode: '60614', products: services })

  expect(answer.shipOptions.rates.map(({ type, cost }) => [type, cost])).toEqual([['standard', 0]])
})

test.each([
  ['a portable air conditioner alone', [PORTABLE], '60614', 35],
  ['beside a furnace', [PORTABLE, FURNACE], '60614', 35],
  ['farther away', [PORTABLE], '90001', 59],
  ['a thermostat by weight and zone', [THERMOSTAT], '90001', 16.85],
])('[K-FEES] what shipping costs: %s', async (_, ids, zipcode, cost) => {
  const answer = await ask({ zipcode, products: ids.map((id) => ({ id, qty: 1 })) })

  expect(answer.shipOptions.rates[0]?.cost).toBe(cost)
})

test('the guaranteed option follows the merchant’s setting', async () => {
  const types = async (showGuaranteed: boolean) =>
    (await ask(one(FURNACE), { showGuaranteed })).shipOptions.rates.map((rate) => rate.type)

  expect([await types(false), await types(true)]).toEqual([['standard'], ['standard', 'guaranteed']])
})

test.each([
  ['back-ordered', PORTABLE, '2026-12-09'],
  ['out of stock', RARE, '2026-12-16'],
  ['withdrawn, without stock', WITHDRAWN, null],
])('a product that is %s ships on its restock day', async (_, id, shipDate) => {
  expect((await ask(one(id))).shipDate).toBe(shipDate)
})

test('a requested ship date delays', async () => {
  expect(
    (await ask({ ...one(FURNACE), requestedShipDate: '2026-12-05' })).shipOptions.rates[0],
  ).toMatchObject({ shipDate: '2026-12-07', deliveryDate: '2026-12-08' })
})

test.each(['99501', 'K1A 0B1'])('[K-SHIP] a delivery to %s is quoted by phone', async (zipcode) => {
  expect(await ask({ ...one(FURNACE), zipcode })).toMatchObject({
    shipOptions: {
      rates: [],
      quoteOnly: true,
      message: 'We quote deliveries to Alaska, Hawaii and Canada by phone: call (800) 555-0142.',
    },
    shipDate: null,
    transitDays: null,
  })
})
