import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { seedPlaces } from '#tests/fixtures/database/price-list.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { averageTax, CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import { readLocationCookie } from '../contract.ts'
import { BORDER_ZIPS } from '../rules/data/border-zips.ts'
import { countyAcross, statesOfZip } from '../rules/zip-states.ts'
import { locationHandlers } from './handlers.ts'
import { findLocation, findPostalPlace, placesOfProxy } from './index.ts'
import { loadPlaces } from './load-places.ts'

let database: TestDatabase
let empty: TestDatabase

const rates = {
  rateFor: async ({ zip }: { zip: string }) => (zip === '60614' ? CHICAGO_TAX : averageTax(0.0898)),
}

beforeAll(async () => {
  ;[database, empty] = await Promise.all([makeDatabase(), makeDatabase()])
  await seedPlaces(database.db)
})
afterAll(() => Promise.all([database.drop(), empty.drop()]))

function visit(request: { ip?: string; visitorZip?: string } = {}) {
  const cookies: string[] = []
  return {
    cookies,
    context: {
      db: database.db,
      tax: rates,
      ipPlaces: placesOfProxy,
      request: makeRequest({ ...request, setCookie: (header) => void cookies.push(header) }),
    },
  }
}

test.each(['nowhere', '99999', '60614-1', '’; drop table zip_place; --', '6'.repeat(20)])(
  '[X-ZIP] [V-ZIP] "Invalid zipcode" for %j, and no cookie',
  async (zip) => {
    const { cookies, context } = visit()

    await expect(call(locationHandlers.byZip, { zip }, { context })).rejects.toMatchObject({
      code: 'invalid_zip',
      message: 'Invalid zipcode',
      status: 400,
    })
    expect(cookies).toEqual([])
  },
)

test('[C-LOC-ZIP] the place of a zip, saved in a cookie until 2038', async () => {
  const { cookies, context } = visit()

  const place = await call(locationHandlers.byZip, { zip: '90001-1234' }, { context })

  expect(place).toEqual({
    zipcode: '90001',
    city: 'Los Angeles',
    state: 'CA',
    states: ['CA'],
    country: 'US',
    location: 'Los Angeles, CA 90001',
    tax_rate: 0.0898,
    freight_taxable: false,
    tax_basis: { kind: 'average', state: 'CA' },
    transit_days: 5,
  })
  expect(cookies).toEqual([
    expect.stringMatching(
      /^alpine\.location=[^;]+; Path=\/; Expires=Tue, 19 Jan 2038 03:14:07 GMT; SameSite=Lax$/,
    ),
  ])
  expect(readLocationCookie(decodeURIComponent(cookies[0]?.split(/[=;]/)[1] ?? ''))).toMatchObject({
    zipcode: '90001',
    transitDays: 5,
  })
})

test.each([
  ['99501', { state: 'AK', transit_days: null }],
  ['k1a0b1', { zipcode: 'K1A 0B1', country: 'CA', state: 'ON', transit_days: null }],
  ['M5V 3L9', { zipcode: 'M5V 3L9', location: 'Ontario M5V 3L9', tax_rate: 0, transit_days: null }],
])('a delivery to %s is quoted by phone', async (zip, expected) => {
  expect(await call(locationHandlers.byZip, { zip }, { context: visit().context })).toMatchObject(expected)
})

test.each([
  ['no cookie and no header', {}, '60614'],
  ['a trusted proxy knows', { visitorZip: '90001' }, '90001'],
  ['the proxy says nonsense', { visitorZip: '<script>' }, '60614'],
])('[C-LOC-IP] [E-LOCATION] a visitor without a saved place: %s', async (_, request, zip) => {
  const { cookies, context } = visit(request)

  const answer = await call(locationHandlers.byIp, undefined, { context })

  expect([answer.zipCode, answer.location.zipcode]).toEqual([zip, zip])
  expect(cookies).toEqual([])
})

test('every US zip is loaded once', async () => {
  const added = await loadPlaces(empty.db)

  expect(added).toBe(41_488 + 365)
  expect(await loadPlaces(empty.db)).toBe(0)
  expect(
    await empty.db
      .selectFrom('zip_place')
      .selectAll()
      .where('zip', 'in', ['60614', '59301', '09007'])
      .orderBy('zip')
      .execute(),
  ).toEqual([
    {
      zip: '09007',
      city: 'APO',
      state: 'AE',
      county: '',
      county_fips: '',
      lat: 49.4077,
      lng: 8.6908,
      rural: true,
    },
    {
      zip: '59301',
      city: 'Miles City',
      state: 'MT',
      county: 'Custer',
      county_fips: '30017',
      lat: 46.4075,
      lng: -105.8332,
      rural: true,
    },
    {
      zip: '60614',
      city: 'Chicago',
      state: 'IL',
      county: 'Cook',
      county_fips: '17031',
      lat: 41.9229,
      lng: -87.6483,
      rural: false,
    },
  ])
})

test('military mail has the region of its ZIP code, others the state of theirs', async () => {
  const places = await empty.db.selectFrom('zip_place').select(['zip', 'state']).execute()
  const region = (zip: string) => (zip < '09900' ? 'AE' : zip < '35000' ? 'AA' : 'AP')
  const isMilitary = ({ zip }: { zip: string }) => /^(09[0-8]|340|96[2-6])/.test(zip)

  expect(places.filter(isMilitary).length).toBeGreaterThan(500)
  expect(places.filter((place) => isMilitary(place) && place.state !== region(place.zip))).toEqual([])
  expect(places.filter(({ zip, state }) => statesOfZip(zip)[0] !== state)).toEqual([])
})

test('each second state of a ZIP code is another one, with a county of that state', async () => {
  const zips = BORDER_ZIPS.split(' ').map((entry) => entry.slice(0, 5))
  const places = await empty.db
    .selectFrom('zip_place')
    .select(['zip', 'state'])
    .where('zip', 'in', zips)
    .execute()
  const counties = await empty.db
    .selectFrom('zip_place')
    .select(['county_fips', 'state'])
    .distinct()
    .execute()
  const stateOf = new Map(counties.map(({ county_fips, state }) => [county_fips, state]))

  expect(places.length).toBe(new Set(zips).size)
  for (const { zip, state } of places)
    for (const other of statesOfZip(zip).slice(1)) {
      expect([zip, other]).not.toEqual([zip, state])
      expect([zip, stateOf.get(countyAcross(zip, other) ?? '')]).toEqual([zip, other])
    }
})

test('[guesses-3 5] a ZIP code of two states is a place in the state chosen', async () => {
  const at = (zip: string) =>
    call(locationHandlers.byZip, { zip }, { context: { ...visit().context, db: empty.db } })

  expect(await at('42223')).toMatchObject({
    state: 'KY',
    states: ['KY', 'TN'],
    location: 'Fort Campbell, KY 42223',
  })
  expect(await at('42223 tn')).toMatchObject({ state: 'TN', states: ['KY', 'TN'], zipcode: '42223' })
  expect(await findPostalPlace(empty.db, '42223 TN')).toMatchObject({ countyFips: '47125' })
  await expect(at('42223 OH')).rejects.toMatchObject({ code: 'invalid_zip' })
})

test('[L-ZIP] a database of an older release gets the zips of the territories', async () => {
  await empty.db.deleteFrom('zip_place').where('state', 'in', ['PR', 'GU']).execute()

  expect(await loadPlaces(empty.db)).toBe(199 + 88 + 23)
})

test.each([
  ['00901', { location: 'Puerto Rico 00901', country: 'US', state: 'PR' }],
  ['00802', { location: 'U.S. Virgin Islands 00802', state: 'VI' }],
  ['96910', { location: 'Guam 96910', state: 'GU' }],
  ['96799', { location: 'American Samoa 96799', state: 'AS' }],
  ['96950', { location: 'Northern Mariana Islands 96950', state: 'MP' }],
  ['09012', { location: 'APO, AE 09012', state: 'AE' }],
])(
  '[L-ZIP] [K-SHIP] %s is a place of the United States; deliveries there are quoted by phone',
  async (zip, place) => {
    await loadPlaces(empty.db)

    expect(
      await call(locationHandlers.byZip, { zip }, { context: { ...visit().context, db: empty.db } }),
    ).toMatchObject({ ...place, transit_days: null })
  },
)

test('a zip that was asked for is kept, and one that was unknown is looked up again', async () => {
  const { db } = database
  const context = { db, tax: rates }
  await findLocation(context, '60614')
  await expect(findLocation(context, '00001')).rejects.toMatchObject({ code: 'invalid_zip' })
  const place = { county: '', county_fips: '', lat: 0, lng: 0, rural: false }
  await db
    .insertInto('zip_place')
    .values({ zip: '00001', city: 'New', state: 'IL', ...place })
    .execute()
  await db.updateTable('zip_place').set({ city: 'Other' }).where('zip', '=', '60614').execute()

  expect(await findLocation(context, '00001')).toMatchObject({ city: 'New' })
  expect(await findLocation(context, '60614')).toMatchObject({ city: 'Chicago' })
})
