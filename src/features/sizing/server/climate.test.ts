import { expect, test } from 'vitest'
import { climateOf, readStates, readStations } from './climate.ts'

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
