import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { seedPlaces, seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { rebatesHandlers } from './handlers.ts'

const HEAT_PUMP = '450000701'
const FURNACE = '450000001'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await seedPlaces(database.db)
  await seedPriceList(database.db)
  await database.db
    .insertInto('zip_place')
    .values({
      zip: '98101',
      city: 'Seattle',
      state: 'WA',
      county: 'King',
      county_fips: '53033',
      lat: 47.61,
      lng: -122.33,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const attributes = JSON.stringify({ [ATTR.seer2]: 17, [ATTR.hspf2]: 8.6, [ATTR.tons]: 3 })
  await database.db
    .insertInto('product')
    .values({
      id: HEAT_PUMP,
      sku: 'HP-3',
      name: 'Heat pump system',
      slug: 'hp',
      brand: 'Northvale',
      type: 'heat-pump-system',
      category_id: 100,
      attributes,
      weight_lb: 300,
      freight: '{}',
    })
    .execute()
  await database.db
    .insertInto('product_price')
    .values({
      product_id: HEAT_PUMP,
      price_cents: 520_000,
      list_price_cents: null,
      valid_from: new Date('2026-01-01'),
    })
    .execute()
})
afterAll(() => database.drop())

const find = (
  ids: readonly string[],
  zipcode: string,
  { at = '2026-11-21T18:00:00Z', utilities }: { at?: string; utilities?: Record<string, string | null> } = {},
) =>
  call(
    rebatesHandlers.find,
    { productsData: ids.map((product_id) => ({ product_id })), zipcode, ...(utilities ? { utilities } : {}) },
    { context: { db: database.db, clock: movableClock(at) } },
  )

test.each(['nowhere', '99999', '6'.repeat(30)])(
  '[C-REBATES] [X-ZIP] %j is refused as no zip',
  async (zip) => {
    await expect(find([HEAT_PUMP], zip)).rejects.toMatchObject({ code: 'invalid_zip', status: 400 })
  },
)

test('[V-REBATES] a call without a product or without a zip is refused', async () => {
  await expect(find([], '60614')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(find([HEAT_PUMP], '')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('[C-REBATES, E-REBATES, A7] ComEd’s largest amount in Chicago is told, and in no total', async () => {
  const answer = await find([HEAT_PUMP, FURNACE, '459999999'], '60614')

  expect(answer).toMatchObject({ zipcode: '60614', asOf: '2026-08-06', totalRebates: 0 })
  expect(
    answer.data
      .map(({ product_id, totalRebate, atMost, authorities }) => ({
        product_id,
        totalRebate,
        atMost,
        authorities,
      }))
      .toSorted((a, b) => Number(b.product_id) - Number(a.product_id)),
  ).toEqual([
    { product_id: HEAT_PUMP, totalRebate: 0, atMost: false, authorities: [] },
    { product_id: FURNACE, totalRebate: 0, atMost: false, authorities: [] },
  ])
  expect(answer.data.map(({ rebates }) => rebates).toSorted((a, b) => b.length - a.length)).toEqual([
    [
      expect.objectContaining({
        amount: 1675,
        counted: false,
        conditions: ['served', 'contractor', 'steps'],
      }),
    ],
    [],
  ])
  expect(answer.programs).toEqual([
    expect.objectContaining({
      name: 'ComEd Home Heating and Cooling Discounts',
      url: expect.stringMatching(/^https:\/\/www\.comed\.com\//),
      incomeTested: false,
    }),
  ])
  expect(answer.endedFederalCredits.map(({ section, endedOn }) => `${section} ${endedOn}`)).toEqual([
    '25C 2025-12-31',
    '25D 2025-12-31',
  ])
})

describe('[C-REBATES] Seattle, which two electric utilities serve', () => {
  const NAMES = ['Puget Sound Energy', 'Seattle City Light']
  const question = (chosen: string | null) => [{ fuel: 'electricity', names: NAMES, chosen }]

  test.each([
    ['no choice', undefined, 0, null],
    ['one utility', { electricity: 'Seattle City Light' }, 0, 'Seattle City Light'],
    ['the other utility', { electricity: 'Puget Sound Energy' }, 1500, 'Puget Sound Energy'],
    ['a utility that is not listed', { electricity: 'other' }, 0, 'other'],
    ['a utility of another place', { electricity: 'Commonwealth Edison' }, 0, null],
    ['words of a stranger', { electricity: '<b>free</b>' }, 0, null],
    ['a gas utility, which is not asked for', { gas: 'Seattle City Light' }, 0, null],
  ])('%s', async (_, utilities, total, chosen) => {
    const answer = await find([HEAT_PUMP], '98101', utilities ? { utilities } : {})

    expect([answer.totalRebates, answer.utilities]).toEqual([total, question(chosen)])
    expect(answer.data[0]?.fuels).toEqual(['electricity'])
    const counted = answer.data[0]?.rebates.filter((offer) => offer.counted).map(({ program }) => program)
    const payers = answer.programs.filter(({ id }) => counted?.includes(id)).map(({ authority }) => authority)
    expect(payers).toEqual(total > 0 ? [chosen] : [])
  })

  test('a product that no utility pays for asks for none', async () => {
    const answer = await find([FURNACE], '98101')

    expect([answer.utilities, answer.data[0]?.fuels]).toEqual([[], []])
  })

  test.each([{ electricity: 'x'.repeat(121) }, { water: 'Seattle City Light' }, { electricity: '' }])(
    'a call with %j is refused',
    async (utilities) => {
      await expect(find([HEAT_PUMP], '98101', { utilities })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )
})

test('[C-REBATES] a place in Canada has no programs here', async () => {
  expect(await find([HEAT_PUMP], 'K1A 0B1')).toMatchObject({
    zipcode: 'K1A 0B1',
    totalRebates: 0,
    programs: [],
  })
})
