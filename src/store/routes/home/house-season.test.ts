import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees, houseSeasonOf, readingsOf } from './house-season.ts'

const chicago = { heatingF: 3.4, coolingF: 89.2 }
const miami = { heatingF: 51, coolingF: 91 }
const seattle = { heatingF: 28, coolingF: 79 }

test.each([
  ['January in Chicago', 0, chicago, 'heat'],
  ['July in Chicago', 6, chicago, 'cool'],
  ['April in Chicago', 3, chicago, 'heat'],
  ['April in Miami', 3, miami, 'cool'],
  ['October in Miami', 9, miami, 'cool'],
  ['January in Miami', 0, miami, 'heat'],
  ['June where summers are mild', 5, seattle, 'heat'],
  ['August where summers are mild', 7, seattle, 'cool'],
] as const)('%s', (_, month, place, season) => {
  expect(houseSeasonOf(month, place)).toBe(season)
})

test('every place heats in January and cools in July and August', () => {
  const place = fc.record({
    heatingF: fc.double({ min: -40, max: 70, noNaN: true }),
    coolingF: fc.double({ min: 60, max: 115, noNaN: true }),
  })

  fc.assert(
    fc.property(
      place,
      (one) =>
        houseSeasonOf(0, one) === 'heat' &&
        houseSeasonOf(6, one) === 'cool' &&
        houseSeasonOf(7, one) === 'cool',
    ),
  )
})

test.each([
  [-3.6, '−4 °F'],
  [-0.2, '0 °F'],
  [89.5, '90 °F'],
] as const)('%d is written %s', (value, text) => {
  expect(degrees(value)).toBe(text)
})

test('the drawing says the design day of the season', () => {
  expect(readingsOf('heat', chicago)).toEqual({
    outdoor: '3 °F',
    outdoorLabel: 'OUTSIDE, 99% DESIGN',
    indoor: '70 °F',
  })
  expect(readingsOf('cool', chicago)).toEqual({
    outdoor: '89 °F',
    outdoorLabel: 'OUTSIDE, 1% DESIGN',
    indoor: '75 °F',
  })
})
