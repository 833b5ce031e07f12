import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoCatalogue } from '#demo/catalogue/load.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { texts } from '../texts.ts'
import { complianceHandlers } from './handlers.ts'
import { refuseForbidden } from './index.ts'

const NOW = new Date('2026-11-21T16:00:00Z')
let database: TestDatabase
let idOf: (sku: string) => string

beforeAll(async () => {
  database = await makeDatabase()
  const { db } = database
  await loadDemoCatalogue(db, { now: NOW })
  const place = (zip: string, city: string, state: string, county_fips: string) => ({
    zip,
    city,
    state,
    county: '',
    county_fips,
    lat: 0,
    lng: 0,
  })
  await db
    .insertInto('zip_place')
    .values([
      place('60614', 'Chicago', 'IL', '17031'),
      place('94103', 'San Francisco', 'CA', '06075'),
      place('92101', 'San Diego', 'CA', '06073'),
      place('30301', 'Atlanta', 'GA', '13121'),
      place('85001', 'Phoenix', 'AZ', '04013'),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db.selectFrom('product').select(['id', 'sku']).execute()
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  idOf = (sku) => ids.get(sku) ?? `no ${sku}`
})
afterAll(() => database.drop())

const check = (zipcode: string, productIDs: string[], detail = false) =>
  call(
    complianceHandlers.check,
    { zipcode, productIDs, detail },
    { context: { db: database.db, clock: { now: () => NOW } } },
  )

describe('who is refused', () => {
  test.each([
    ['an invalid zip', 'nowhere', [], 'invalid_zip'],
    ['an invalid id', '60614', ['1'], 'BAD_REQUEST'],
    [
      'more than a cart can hold',
      '60614',
      Array.from({ length: 201 }, (_, index) => String(450_000_000 + index)),
      'BAD_REQUEST',
    ],
  ])('%s', async (_, zip, ids, code) => {
    await expect(check(zip, ids)).rejects.toMatchObject({ code })
  })
})

test('[V-NOX] an 80% Low NOx furnace may go to Chicago and San Diego, not to San Francisco', async () => {
  const id = await furnaceOf('Value 80')
  const [chicago, sanDiego, sanFrancisco] = await Promise.all(
    ['60614', '92101', '94103'].map((zip) => check(zip, [id])),
  )

  expect([chicago, sanDiego, sanFrancisco].map((answer) => answer?.products[0]?.outcome)).toEqual([
    'allowed',
    'allowed',
    'blocked',
  ])
  expect(sanFrancisco).toMatchObject({
    place: { zipcode: '94103', state: 'CA', region: 'SW', emissionStandard: 'Ultra Low NOx' },
    asOf: '2026-11-21',
  })
  expect(sanFrancisco?.products[0]).toMatchObject({
    verdicts: [
      {
        rule: 'nox-bay-area',
        outcome: 'blocked',
        source: 'Bay Area air district, Regulation 9, Rule 4',
        effectiveFrom: '2024-01-01',
      },
    ],
    alternatives: '/category/furnaces-heaters/gas-furnaces?a1359=Ultra+Low+NOx',
  })
})

test('[V-REGION] a 13.4 SEER2 air conditioner may stay in the North only', async () => {
  const id = idOf('OHA13-36')
  const outcomes = await Promise.all(
    ['60614', '30301', '85001'].map(async (zip) => (await check(zip, [id])).products[0]?.outcome),
  )

  expect(outcomes).toEqual(['allowed', 'blocked', 'blocked'])
})

test('[V-REGION] the catalog’s regions and California mark agree with the rules', async () => {
  const rows = await database.db
    .selectFrom('product')
    .select(['id', 'attributes'])
    .where('withdrawn_at', 'is', null)
    .execute()
  const machines = rows.filter(
    ({ attributes }) => attributes[2010] !== undefined && Array.isArray(attributes[1320]),
  )
  const regions = new Map(machines.map(({ id, attributes }) => [id, String(attributes[1320]).split(',')]))
  const wrong: string[] = []
  for (const [zip, region] of [
    ['60614', 'N'],
    ['30301', 'S'],
    ['85001', 'SW'],
  ] as const) {
    const answers = await Promise.all(pagesOf(machines.map(({ id }) => id)).map((ids) => check(zip, ids)))
    const products = answers.flatMap((answer) => answer.products)
    wrong.push(
      ...products
        .filter(({ id, outcome }) => regions.get(id)?.includes(region) === (outcome === 'blocked'))
        .map(({ id, outcome }) => `${id} ${zip} ${outcome}`),
    )
  }

  expect(machines.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

test('unknown products are left out; Canada has a warning; with detail every verdict is listed', async () => {
  const id = await furnaceOf('Value 80')
  const detailed = await check('60614', [id, '111111111', id], true)

  expect(detailed.products).toHaveLength(1)
  expect(detailed.products[0]?.verdicts).toMatchObject([
    { rule: 'doe-furnace-minimum', outcome: 'allowed', why: '80% AFUE meets the 80% federal minimum.' },
    { rule: 'doe-furnace-fan', outcome: 'allowed' },
  ])
  expect(await check('K1A 0B1', [id])).toMatchObject({
    place: null,
    products: [{ outcome: 'warning', verdicts: [{ rule: 'outside-united-states', why: texts.outside }] }],
  })
})

test('[V-NOX] an order with forbidden products is refused with names, reasons and alternatives', async () => {
  const id = await furnaceOf('Value 80')
  const at = NOW

  await expect(refuseForbidden(database.db, { ids: [id], zip: '94103', at })).rejects.toMatchObject({
    code: 'not_allowed_there',
    status: 409,
    details: {
      products: [
        {
          id,
          why: [expect.stringContaining('Ultra Low NOx')],
          alternatives: expect.stringContaining('a1359'),
        },
      ],
    },
  })
  await expect(refuseForbidden(database.db, { ids: [id], zip: '60614', at })).resolves.toBeUndefined()
  await expect(refuseForbidden(database.db, { ids: [], zip: '94103', at })).resolves.toBeUndefined()
})

const pagesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / 200) }, (_, page) => ids.slice(page * 200, page * 200 + 200))

async function furnaceOf(series: string): Promise<string> {
  const row = await database.db
    .selectFrom('product')
    .select('id')
    .where('series', '=', series)
    .where('type', '=', 'gas-furnace')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return row.id
}
