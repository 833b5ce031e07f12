import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeLoad } from '../load.ts'
import { isBelowSmallest, needOf } from '../need.ts'
import { estimateOf, isHumidAndLeaky } from '../range.ts'
import { homeOf, insulationGrade, levelOf, readAnswers, textsOf, writeAnswers } from './answers.ts'

const chicago = { heat99F: 2.8, cool1F: 88.9, elevationFt: 594, dailyRangeF: 19, grains: 32 }
const read = (search: string) => readAnswers(textsOf(new URLSearchParams(search)))
const answersOf = (search: string) => {
  const found = read(search)
  if ('faults' in found) throw new Error(Object.keys(found.faults).join())
  return found.answers
}

test('[R-SIZING, K-DEFAULTS] an address with area and zip has the defaults of the form', () => {
  expect(answersOf('squareFeet=2,000&zipCode=60614')).toMatchObject({
    squareFeet: 2000,
    thermostatHT: 70,
    thermostatAC: 75,
    basement: 'yes',
    numFloors: 1,
  })
  expect(levelOf(answersOf('squareFeet=2000&zipCode=60614'))).toBe(7)
})

test('[R-SIZING] a link reproduces the answers', () => {
  const search = 'squareFeet=1850&zipCode=55805&built=1940-1959&glass=large&sharedWalls=1&thermostatHT=68'
  const answers = answersOf(search)

  expect(read(writeAnswers(answers).toString())).toEqual({ answers })
})

test.each([
  ['squareFeet=0&zipCode=60614', ['squareFeet']],
  ['squareFeet=1e9&zipCode=60614', ['squareFeet']],
  ['squareFeet=2000&zipCode=60614&numFloors=40', ['numFloors']],
  ['squareFeet=2000&zipCode=60614&numFloors=1.5', ['numFloors']],
  ['squareFeet=2000&zipCode=nowhere', ['zipCode']],
  ['squareFeet=2000&zipCode=60614&thermostatHT=-5&thermostatAC=NaN', ['thermostatHT', 'thermostatAC']],
  ['squareFeet=2000&zipCode=60614&glass=all&basement=maybe', ['basement', 'glass']],
  ['squareFeet=2000&zipCode=60614&sharedWalls=4&built=toString', ['built', 'sharedWalls']],
])('[R-SIZING] impossible answers are named, and nothing is assumed for them: %s', (search, wrong) => {
  const found = read(search)
  expect('faults' in found && Object.keys(found.faults).sort()).toEqual(wrong.sort())
})

describe('the range', () => {
  const known = { insulation: 'stated', stationMiles: 5 } as const
  const home = homeOf(answersOf('squareFeet=2000&zipCode=60614&insulationValue=4'))

  test('holds the likely load, and is wider when the age is unknown', () => {
    const stated = estimateOf(home, chicago, known)
    const unknown = estimateOf(home, chicago, { ...known, insulation: 'unknown' })

    expect(stated.heating.likely).toBe(computeLoad(home, chicago).heating)
    expect(unknown.heating.high - unknown.heating.low).toBeGreaterThan(
      stated.heating.high - stated.heating.low,
    )
    expect(unknown.reasons[0]?.doubt).toBe('age-unknown')
  })

  // °F of the summer's design day and its moisture in grains by the TMY3 files; the region has 32 grains.
  test.each([
    ['Duluth', 81.1, 16, false],
    ['Burlington', 85.3, 19, false],
    ['Detroit', 87.4, 33, true],
    ['Chicago', 88.9, 36, true],
    ['Cedar Rapids', 88.5, 44, true],
  ])('%s at %f °F with %i grains: a warning about moisture is %s', (_, cool1F, __, warns) => {
    expect(isHumidAndLeaky({ ...home, insulationValue: 4 }, { ...chicago, cool1F })).toBe(warns)
  })

  test('reaches up for moisture where a house leaks in a humid place, and for a station far away', () => {
    const doubts = (grains: number, stationMiles: number) =>
      estimateOf(home, { ...chicago, grains }, { ...known, stationMiles }).reasons.map(({ doubt }) => doubt)

    expect(doubts(50, 5)).toContain('moisture')
    expect(doubts(0, 5)).not.toContain('moisture')
    expect(doubts(0, 60)).toContain('weather')
  })

  test('a stated year makes the insulation known', () => {
    const grade = (search: string) => insulationGrade(answersOf(`squareFeet=2000&zipCode=60614${search}`))
    expect([grade(''), grade('&built=1960-1969'), grade('&insulationValue=5')]).toEqual([
      'unknown',
      'by-year',
      'stated',
    ])
  })
})

test('[R-SIZING] better insulation, shared walls and less glass never raise a load', () => {
  fc.assert(
    fc.property(
      fc.record({
        squareFeet: fc.integer({ min: 200, max: 20_000 }),
        numFloors: fc.integer({ min: 1, max: 4 }),
        hasBasement: fc.boolean(),
        insulationValue: fc.double({ min: 1, max: 9.5, noNaN: true }),
        thermostatHT: fc.integer({ min: 50, max: 85 }),
        thermostatAC: fc.integer({ min: 60, max: 90 }),
        sharedWalls: fc.integer({ min: 0, max: 2 }),
      }),
      (home) => {
        const load = computeLoad(home, chicago)
        const insulated = computeLoad({ ...home, insulationValue: home.insulationValue + 0.5 }, chicago)
        const shared = computeLoad({ ...home, sharedWalls: home.sharedWalls + 1 }, chicago)
        const glassy = computeLoad({ ...home, glass: 'window-wall' }, chicago)
        expect(insulated.heating).toBeLessThanOrEqual(load.heating + 1e-6)
        expect(insulated.cooling).toBeLessThanOrEqual(load.cooling + 1e-6)
        expect(shared.heating).toBeLessThanOrEqual(load.heating + 1e-6)
        expect(glassy.cooling).toBeGreaterThanOrEqual(load.cooling - 1e-6)
      },
    ),
  )
})

describe('sizes', () => {
  test.each([
    [4.3, 4],
    [4.44, 4],
    [4.46, 5],
    [4.7, 5],
    [4.8, 5],
    [1, 1.5],
  ])('[C-BTU] a load of %d tons takes a size that is built: %d', (load, tons) => {
    expect(needOf({ heating: 0, cooling: load * 12_000 }).tons).toBe(tons)
  })

  test('the smallest system is said to be too large for a small load', () => {
    expect([isBelowSmallest(7_502), isBelowSmallest(13_800), isBelowSmallest(17_000)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
