import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPlaces } from '#features/catalog/location/server/load-places.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { CHICAGO_ANSWER, CHICAGO_FORM } from '#tests/fixtures/sizing/chicago.ts'
import { climateOf } from './climate.ts'
import { sizingHandlers } from './handlers.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  const place = (
    zip: string,
    city: string,
    state: string,
    county_fips: string,
    lat: number,
    lng: number,
  ) => ({ zip, city, state, county: '', county_fips, lat, lng })
  await database.db
    .insertInto('zip_place')
    .values([
      place('60614', 'Chicago', 'IL', '17031', 41.9229, -87.6483),
      place('77002', 'Houston', 'TX', '48201', 29.7594, -95.3594),
      place('80202', 'Denver', 'CO', '08031', 39.7491, -104.9946),
      place('85001', 'Phoenix', 'AZ', '04013', 33.4484, -112.074),
      place('94103', 'San Francisco', 'CA', '06075', 37.7725, -122.4147),
      place('99929', 'Far away', 'MT', '30017', 10, -150),
      place('09007', 'APO', 'AE', '', 49.4077, 8.6908),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(() => database.drop())

type BtuInput = { squareFeet: number; zipCode: string }

/** The call as any client may send it, with fields that the schema must refuse. */
const btu = (input: Record<string, unknown>) =>
  call(sizingHandlers.btu, { ...input } as Record<string, unknown> & BtuInput, {
    context: { db: database.db, contact: { phone: '(800) 555-0142' } },
  })

const CALL = 'Call us at (800) 555-0142 and we’ll size your home with you.'

test('[C-BTU] [L-ZIP] in territories and by military mail: what is not known, and whom to call', async () => {
  await loadPlaces(database.db)
  const away = await database.db
    .selectFrom('zip_place')
    .select(['zip', 'city', 'state', 'county_fips as countyFips', 'lat', 'lng'])
    .where('state', 'in', ['PR', 'VI', 'GU', 'AS', 'MP', 'AE'])
    .execute()
  const oneOfEach = [...new Map(away.map((place) => [place.state, place])).values()]
  const told = await Promise.all(
    oneOfEach.map(({ zip }) =>
      btu({ squareFeet: 2000, zipCode: zip }).catch((error: Error) => error.message),
    ),
  )

  expect(away.length).toBe(365 + 1)
  expect(away.filter((place) => climateOf(place) !== undefined)).toEqual([])
  expect(told).toEqual(
    oneOfEach.map(({ zip, city, state }) =>
      state === 'AE'
        ? `We have no weather data for military mail (APO, FPO, DPO). ${CALL}`
        : `We have no weather data for ${city} ${zip}. ${CALL}`,
    ),
  )
})

describe('[C-BTU] who is refused', () => {
  test.each([
    [{ squareFeet: 2000, zipCode: 'nowhere' }, 'invalid_zip'],
    [{ squareFeet: 2000, zipCode: '00000' }, 'invalid_zip'],
    [{ squareFeet: 2000, zipCode: 'K1A 0B1' }, 'no_climate'],
    [{ squareFeet: 2000, zipCode: '09007' }, 'no_climate'],
    [{ squareFeet: 100, zipCode: '60614' }, 'BAD_REQUEST'],
    [{ squareFeet: 2000, zipCode: '60614', insulationValue: 11 }, 'BAD_REQUEST'],
    [{ squareFeet: 2000, zipCode: '60614', numFloors: 1.5 }, 'BAD_REQUEST'],
    [{ squareFeet: 2000, zipCode: '60614', basement: 'maybe' }, 'BAD_REQUEST'],
    [{ squareFeet: Number.NaN, zipCode: '60614' }, 'BAD_REQUEST'],
    [{ zipCode: '60614' }, 'BAD_REQUEST'],
    [{ squareFeet: 2000, zipCode: '60614', wallColor: 'white' }, 'BAD_REQUEST'],
  ])('%o: %s', async (input, code) => {
    await expect(btu(input)).rejects.toMatchObject({ code })
  })
})

test(
  '[C-BTU, E-BTU, K-DEFAULTS] thermostats 70 and 75, a basement, one floor and insulation 7 ' +
    'unless said otherwise; the result names what it rests on',
  async () => {
    const answer = await btu({ squareFeet: 2000, zipCode: '60614' })

    expect(answer).toEqual({
      ...CHICAGO_ANSWER,
      Notes: [],
      Basis: {
        ...CHICAGO_ANSWER.Basis,
        zipCode: '60614',
        station: expect.stringContaining('Chicago'),
        stationMiles: expect.any(Number),
      },
    })
    expect(await btu({ ...CHICAGO_FORM, projectID: null })).toEqual(answer)
  },
)

test.each([
  [
    { zipCode: '77002', squareFeet: 2400, numFloors: 2, basement: 'no' },
    { HeatingBTU: 24_006, CoolingBTU: 31_436, CoolingTonsAdjusted: 2.5, Region: 'S' },
  ],
  [
    { zipCode: '80202', squareFeet: 2600, numFloors: 2, insulationValue: 8 },
    { HeatingBTU: 42_427, CoolingBTU: 20_911, CoolingTonsAdjusted: 1.5, Region: 'N' },
  ],
  [
    { zipCode: '85001', squareFeet: 1800, basement: 'no', insulationValue: 6, thermostatAC: 76 },
    { HeatingBTU: 18_876, CoolingBTU: 29_460, CoolingTonsAdjusted: 2.5, Region: 'SW' },
  ],
])('[C-BTU] the nearest station and the county decide: %o', async (input, expected) => {
  expect(await btu(input)).toMatchObject(expected)
})

test('[E-BTU, V-NOX] a home in San Francisco requires Ultra Low NOx', async () => {
  expect(await btu({ squareFeet: 1800, zipCode: '94103' })).toMatchObject({
    Region: 'SW',
    State: 'CA',
    EmissionStandard: 'Ultra Low NOx',
  })
})

test('[E-BTU] a home that five tons cannot cool gets two systems', async () => {
  const answer = await btu({ squareFeet: 9000, zipCode: '77002', basement: 'no', insulationValue: 5 })

  expect(answer.CoolingBTU).toBeGreaterThan(60_000)
  expect([answer.Systems > 1, answer.CoolingTonsAdjusted <= 5]).toEqual([true, true])
})

test.each([
  [{ zipCode: '77002', thermostatHT: 50, thermostatAC: 90 }, []],
  [{ zipCode: '94103', thermostatAC: 90 }, [/cool to 90 °F, and the hottest design day has only/]],
  [{ zipCode: '60614', thermostatHT: 80, thermostatAC: 60 }, [/heat to 80 °F but cool to 60 °F/]],
  [{ zipCode: '99929' }, [/no weather station nearby, so we use typical values/]],
  [
    { zipCode: '60614', squareFeet: 300, insulationValue: 10, basement: 'no' },
    [/smallest central system is 1½ tons/],
  ],
])('[C-BTU] unusual answers %o get a word each, and no figure is missing', async (input, words) => {
  const answer = await btu({ squareFeet: 2000, ...input })
  const told = answer.Notes.filter((note) => words.some((word) => word.test(note)))

  expect(told).toHaveLength(words.length)
  expect([answer.HeatingBTU, answer.CoolingBTU].every((value) => Number.isInteger(value) && value >= 0)).toBe(
    true,
  )
})

test('[C-BTU] uses the state’s medians far from every station', async () => {
  const { Basis } = await btu({ squareFeet: 2000, zipCode: '99929' })

  expect(Basis).toMatchObject({ station: null, stationMiles: null, heatingDesignF: expect.any(Number) })
})

describe('the weather of a zip for the sizing estimator', () => {
  const climate = (zipCode: string) =>
    call(sizingHandlers.climate, { zipCode }, { context: { db: database.db, contact: { phone: '' } } })

  test('[R-SIZING] design days, the year of the station, the place, and its rules', async () => {
    expect(await climate('60614')).toMatchObject({
      zipCode: '60614',
      place: 'Chicago, IL 60614',
      region: 'N',
      heat99F: 2.8,
      cool1F: 88.9,
      dailyRangeF: 19,
      grains: 32,
      station: { miles: 5 },
      year: { meanF: expect.any(Number), heatingDegreeDays: expect.any(Number) },
    })
  })

  test('[R-SIZING] without a station near, the medians of the state and no year', async () => {
    expect(await climate('99929')).toMatchObject({ station: null, year: null })
  })

  test.each(['nowhere', '09007', 'K1A 0B1'])('[R-SIZING] %s has no weather', async (zip) => {
    await expect(climate(zip)).rejects.toMatchObject({ status: 400 })
  })
})
