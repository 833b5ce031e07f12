import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActiveFilters } from '../listing/listing.ts'
import { emissionValues, hasValues, placeFilters, regionValue, withValues } from './place-filters.ts'

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

test('values that are set are found, and can be removed again', () => {
  const values = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 })
  const attributes = fc.dictionary(fc.constantFrom('111', '103', '1320', '2016'), values)
  fc.assert(
    fc.property(
      attributes,
      fc.dictionary(fc.constantFrom('111', '103', '1320'), values, { minKeys: 1 }),
      (before, wanted) => {
        const filters: ActiveFilters = { brand: ['Northvale'], attributes: before }
        const on = withValues(filters, wanted, true)

        expect(hasValues(on, wanted)).toBe(true)
        expect(withValues(on, wanted, false)).toEqual({
          brand: ['Northvale'],
          attributes: Object.fromEntries(Object.entries(before).filter(([id]) => !(id in wanted))),
        })
      },
    ),
  )
})
