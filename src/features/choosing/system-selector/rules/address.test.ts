import { describe, expect, test } from 'vitest'
import { continues, readAddress, resultsAddress, stepAddress } from './address.ts'
import { NO_SELECTIONS, type Selections } from './selections.ts'

const full: Selections = {
  ...NO_SELECTIONS,
  location: { zipCode: '60614' },
  isMobileHome: 'yes',
  squareFeet: 2200,
  basement: 'no',
  numFloors: 2,
  insulationValue: 4,
  systemType: 'multi-zone',
  coldClimate: 'yes',
  zones: {
    zone1: { airHandlerType: 'Wall Mount', coolingBtu: 9_000 },
    zone2: {},
    zone3: { coolingBtu: 12_000 },
  },
  heatingCapacity: 45_646,
  coolingCapacity: 24_506,
  region: 'N',
  requireLoNox: false,
  cabinetWidth: 17.5,
  condenserMount: 'Wall bracket',
  wifi: false,
}
const paramsOf = (address: string): URLSearchParams => new URL(address, 'https://store.example').searchParams

test('the answers in an address open the same selections again', () => {
  expect(readAddress(paramsOf(stepAddress('zones', full)))).toEqual({ selections: full, wrong: [] })
  expect(readAddress(paramsOf(resultsAddress(full)))).toEqual({ selections: full, wrong: [] })
})

describe('answers that cannot be', () => {
  test.each([
    ['systemType=igloo', ['systemType']],
    ['squareFeet=-5', ['squareFeet']],
    ['squareFeet=NaN', ['squareFeet']],
    ['numFloors=40', ['numFloors']],
    ['zones=99', ['zones']],
    ['zone9.coolingBtu=9000', ['zone9.coolingBtu']],
    ['zone1.coolingBtu=9001', ['zone1.coolingBtu']],
    ['zone1.constructor=1', ['zone1.constructor']],
    ['__proto__=1', ['__proto__']],
    ['constructor=1', ['constructor']],
    ['unknown=1', ['unknown']],
  ])('%s is left out and named', (search, wrong) => {
    expect(readAddress(new URLSearchParams(search))).toEqual({ selections: NO_SELECTIONS, wrong })
  })

  test('an empty value is no answer', () => {
    expect(readAddress(new URLSearchParams('systemType=&fuel=&squareFeet='))).toEqual({
      selections: NO_SELECTIONS,
      wrong: [],
    })
  })
})

test('numbers may be typed with commas', () => {
  expect(readAddress(new URLSearchParams('squareFeet=2,200')).selections.squareFeet).toBe(2200)
})

test('fewer rooms take the last rooms away', () => {
  const { selections } = readAddress(new URLSearchParams('zones=2&zone1.coolingBtu=9000'))

  expect(selections.zones).toEqual({ zone1: { coolingBtu: 9_000 }, zone2: {} })
})

test('later answers continue earlier ones, and a different answer does not', () => {
  const early = { ...NO_SELECTIONS, location: { zipCode: '60614' } }

  expect(continues(early, full)).toBe(true)
  expect(continues(full, full)).toBe(false)
  expect(continues({ ...early, squareFeet: 900 }, full)).toBe(false)
})
