import { expect, test } from 'vitest'
import { emissionValues, placeFilters, regionValue } from './place-filters.ts'

test.each([
  ['N', 'N'],
  ['S', 'S'],
  ['SW', 'SW'],
  ['', 'SW'],
  ['north', 'SW'],
])('[V-REGION] the letter %j is the region %s', (letter, region) => {
  expect(regionValue(letter)).toBe(region)
})

test.each([
  ['Ultra Low NOx', ['Ultra Low NOx']],
  ['Low NOx', ['Low NOx', 'Ultra Low NOx']],
  ['None', []],
  ['', []],
])('[V-NOX] where %j is asked for, burners may be %j', (standard, values) => {
  expect(emissionValues(standard)).toEqual(values)
})

test('[V-REGION, V-NOX, K-ATTRS] a place narrows the attributes that a list has, and no others', () => {
  const sanJoaquin = { region: 'SW', state: 'CA', emissionStandard: 'Ultra Low NOx' }

  expect(placeFilters(sanJoaquin, [111, 1320, 1376, 1359])).toEqual({
    '1320': ['SW'],
    '1376': ['Yes'],
    '1359': ['Ultra Low NOx'],
  })
  expect(placeFilters(sanJoaquin, [103, 1320])).toEqual({ '1320': ['SW'] })
  expect(placeFilters({ region: 'N', state: 'IL', emissionStandard: 'None' }, [1320, 1376, 1359])).toEqual({
    '1320': ['N'],
  })
})
